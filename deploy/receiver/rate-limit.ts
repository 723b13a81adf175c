/** Counts one request: 0 where it may pass, or the milliseconds until it would. */
export type RateLimit = (key: string, now: number) => number;

const MAX_KEYS = 10_000;

/**
 * A bucket a key: `burst` may come at once, then one every so many milliseconds. Past the bound the key that was seen
 * longest ago is forgotten.
 */
export function createRateLimit(burst: number, every: number): RateLimit {
  /** The time at which each bucket will be full again; the bucket that was used last comes last. */
  const fullAt = new Map<string, number>();
  return (key, now) => {
    const full = Math.max(fullAt.get(key) ?? 0, now);
    const wait = full - now - (burst - 1) * every;
    if (wait > 0) return wait;
    fullAt.delete(key);
    fullAt.set(key, full + every);
    if (fullAt.size > MAX_KEYS) fullAt.delete(fullAt.keys().next().value ?? "");
    return 0;
  };
}

/** One household or company of IPv6 has a whole /64. */
export function clientKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const halves = plain.split("::", 2).map((half) => half.split(":").filter(Boolean));
  const [head = [], tail = []] = halves;
  const zeros = Array(Math.max(0, 8 - head.length - tail.length)).fill("0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}
