/** One write by a replica that counts its events, after Lamport. */
export interface Write {
  replica: string;
  clock: number;
  field: string;
  value: string;
}

export interface Replica {
  name: string;
  clock: number;
  /** Every write it knows, its own and those received. */
  log: readonly Write[];
}

export function newReplica(name: string): Replica {
  return { name, clock: 0, log: [] };
}

/** A write of its own advances the clock by one. */
export function record(replica: Replica, field: string, value: string): Replica {
  const clock = replica.clock + 1;
  const write = { replica: replica.name, clock, field, value };
  return { ...replica, clock, log: [...replica.log, write] };
}

/** Sets the clock past the latest that both replicas have seen. */
export function receive(replica: Replica, writes: readonly Write[]): Replica {
  const keys = new Set(replica.log.map(key));
  const clock = Math.max(replica.clock, ...writes.map((write) => write.clock)) + 1;
  return { ...replica, clock, log: [...replica.log, ...writes.filter((w) => !keys.has(key(w)))] };
}

function key({ replica, clock, field }: Write): string {
  return `${replica} ${clock} ${field}`;
}

/** Of two writes to one field the later wins, or both stay. */
export type Rule = "last" | "all";
export type Rules = Readonly<Record<string, Rule>>;

/** Equal clocks are broken by the replica's name, the same way everywhere. */
function later(a: Write, b: Write): boolean {
  return a.clock !== b.clock ? a.clock > b.clock : a.replica > b.replica;
}

/** Returns for each field its values, in a fixed order. */
export function contents(log: readonly Write[], rules: Rules): Record<string, string[]> {
  const fields = [...new Set(log.map(({ field }) => field))].sort();
  return Object.fromEntries(
    fields.map((field) => {
      const writes = log.filter((write) => write.field === field);
      const lastWrite = writes.reduce((a, b) => (later(b, a) ? b : a));
      const keptWrites = rules[field] === "all" ? writes : [lastWrite];
      return [field, keptWrites.map(({ value }) => value).sort()];
    }),
  );
}

export function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, k) => orders(items.toSpliced(k, 1)).map((rest) => [item, ...rest]));
}

const edits = {
  phone: [
    ["status", "open"],
    ["note", "leak"],
    ["photo", "A"],
  ],
  tablet: [
    ["status", "done"],
    ["photo", "B"],
    ["meter", "4310"],
  ],
} as const;

function offline(name: keyof typeof edits): Replica {
  return edits[name].reduce<Replica>(
    (replica, [field, value]) => record(replica, field, value),
    newReplica(name),
  );
}

export function sync(photoRule: Rule) {
  const rules: Rules = { photo: photoRule };
  const phone = offline("phone");
  const tablet = offline("tablet");
  const writes = [...phone.log, ...tablet.log];
  const merged = contents(writes, rules);
  const arrivals = orders(writes);
  const results = new Set(arrivals.map((order) => JSON.stringify(contents(order, rules))));
  return {
    phone,
    tablet,
    writes,
    merged,
    clock: receive(phone, tablet.log).clock,
    arrivals: arrivals.length,
    results: results.size,
  };
}

export type Sync = ReturnType<typeof sync>;
