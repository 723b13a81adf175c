/** One write to a shared record: the later clock wins, and the replica's name breaks a tie. */
export interface Write {
  replica: string;
  clock: number;
  field: string;
  value: string;
}

type Register = ReadonlyMap<string, Write>;

function wins(a: Write, b: Write): boolean {
  return a.clock !== b.clock ? a.clock > b.clock : a.replica > b.replica;
}

function apply(register: Register, write: Write): Register {
  const current = register.get(write.field);
  if (current !== undefined && !wins(write, current)) return register;
  return new Map(register).set(write.field, write);
}

export function merge(a: Register, b: Register): Register {
  return [...b.values()].reduce(apply, a);
}

export function replay(writes: readonly Write[]): Register {
  return writes.reduce(apply, new Map() as Register);
}

/** The fields and values, in a fixed order, for comparing and printing. */
export function contents(register: Register): string[] {
  return [...register.values()].map(({ field, value }) => `${field}: ${value}`).sort();
}

export function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, k) => orders(items.toSpliced(k, 1)).map((rest) => [item, ...rest]));
}
