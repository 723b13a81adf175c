export interface Rate {
  /** How many may come at once. */
  burst: number;
  /** How long until one more may come, in milliseconds. */
  every: number;
}

/** Counts one request: 0 where it may pass, or the milliseconds until it would. */
export type RateLimit = (key: string, now: number) => number;

const MOST_KEYS = 10_000;

/** A bucket a key, full at first. Past the bound the key that was seen longest ago is forgotten. */
export function createRateLimit({ burst, every }: Rate): RateLimit {
  /** When each bucket will be full again, in the order in which they were last used. */
  const fullAt = new Map<string, number>();
  return (key, now) => {
    const at = Math.max(fullAt.get(key) ?? 0, now) + every;
    const wait = at - now - burst * every;
    if (wait > 0) return wait;
    fullAt.delete(key);
    fullAt.set(key, at);
    if (fullAt.size > MOST_KEYS) fullAt.delete(fullAt.keys().next().value ?? "");
    return 0;
  };
}

/** One household or company of IPv6 has a whole /64. */
export function clientKey(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] ?? address;
  const [head = "", tail = ""] = address.split("::", 2);
  const groups = head === "" ? [] : head.split(":");
  const missing = address.includes("::")
    ? 8 - groups.length - tail.split(":").filter(Boolean).length
    : 0;
  return [...groups, ...Array(Math.max(0, missing)).fill("0")].slice(0, 4).join(":");
}
