import { describe, expect, it } from "vitest";
import { detour } from "./detour.ts";

describe("the way through the device", () => {
  const { points, edges, way, swaps } = detour;
  const coupled = new Set(edges.flatMap(([a, b]) => [`${a},${b}`, `${b},${a}`]));

  it("goes from neighbor to neighbor, and never twice over one qubit", () => {
    for (const [k, qubit] of way.slice(1).entries())
      expect(coupled).toContain(`${way[k]},${qubit}`);
    expect(new Set(way).size).toBe(way.length);
  });

  it("is as short as spreading from its start allows", () => {
    const reached = new Set([way[0]]);
    let rounds = 0;
    for (; !reached.has(way[way.length - 1]); rounds++) {
      const next = edges.filter(([a, b]) => reached.has(a) !== reached.has(b)).flat();
      for (const qubit of next) reached.add(qubit);
      if (rounds > points.length) throw new Error("the device is in pieces");
    }
    expect(way.length - 1).toBe(rounds);
    expect(swaps).toBe(rounds - 1);
  });
});
