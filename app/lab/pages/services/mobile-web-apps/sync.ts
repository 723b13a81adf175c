import { contents, newReplica, orders, type Replica, type Rules, receive, record } from "./crdt.ts";

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

export function sync(choice: number) {
  const rules: Rules = choice === 0 ? { photo: "all" } : {};
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
