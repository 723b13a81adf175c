import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contents, newReplica, type Replica, receive, record, type Write } from "./crdt.ts";

describe("replicas that count their events", () => {
  const rules = { x: "last", y: "all" } as const;
  const write = fc.record({
    at: fc.constantFrom(0, 1, 2),
    field: fc.constantFrom("x", "y"),
    value: fc.string({ maxLength: 3 }),
  });

  it("count 1, 2, 3 while apart, and pass both when they meet", () => {
    const phone = record(record(record(newReplica("phone"), "x", "1"), "x", "2"), "y", "3");
    const tablet = record(newReplica("tablet"), "y", "4");
    expect(phone.log.map(({ clock }) => clock)).toEqual([1, 2, 3]);
    expect(tablet.log.map(({ clock }) => clock)).toEqual([1]);
    expect(receive(tablet, phone.log).clock).toBe(4);
    expect(receive(phone, tablet.log).clock).toBe(4);
  });

  it("read the same in any order of arrival", () => {
    fc.assert(
      fc.property(
        fc.array(write, { maxLength: 12 }),
        fc.infiniteStream(fc.nat()),
        (edits, keys) => {
          const replicas: Replica[] = ["a", "b", "c"].map(newReplica);
          for (const { at, field, value } of edits) {
            replicas[at] = record(replicas[at], field, value);
          }
          const log = replicas.flatMap(({ log }) => log);
          const rank = new Map<Write, number>(log.map((entry) => [entry, keys.next().value]));
          const other = log.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
          expect(contents(other, rules)).toEqual(contents(log, rules));
          const met = replicas.reduce((all, { log }) => receive(all, log));
          expect(contents(met.log, rules)).toEqual(contents(log, rules));
        },
      ),
    );
  });

  it("keep every value of a set and one of a field", () => {
    const log = [
      ...record(record(newReplica("a"), "x", "1"), "y", "1").log,
      ...record(record(newReplica("b"), "x", "2"), "y", "2").log,
    ];
    expect(contents(log, rules)).toEqual({ x: ["2"], y: ["1", "2"] });
  });
});
