import { grid, heavyHex, line, parseDevice, ring } from "@adyakshar/quantum/compiler";
import { expect, it } from "vitest";
import { devicePoints } from "./device-map.tsx";

const devices = [
  line(7),
  ring(6),
  grid(3, 4),
  heavyHex(7),
  heavyHex(16),
  heavyHex(27),
  parseDevice("0-1,1-2,2-3,1-3"),
];

it.each(devices)("$name has every qubit in a place of its own, neighbors near", (device) => {
  const points = devicePoints(device.name, device.size, device.edges);
  expect(points).toHaveLength(device.size);
  const distance = (a: number, b: number) =>
    Math.hypot(points[a][0] - points[b][0], points[a][1] - points[b][1]);
  for (let a = 0; a < points.length; a++)
    for (let b = 0; b < a; b++) expect(distance(a, b)).toBeGreaterThan(0.4);
  for (const [a, b] of device.edges) expect(distance(a, b)).toBeLessThan(2.5);
});
