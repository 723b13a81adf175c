import type { Point } from "#app/drawing/path.ts";

/** Shapes of a device, made as large as the program needs. */
export const shapes = ["line", "ring", "grid", "heavy-hex", "full"] as const;
export type Shape = (typeof shapes)[number];

export const deviceIds = [...shapes, "edges"] as const;
export type DeviceId = (typeof deviceIds)[number];

export function isDeviceJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

export function namesItsGates(text: string): boolean {
  return isDeviceJson(text) && text.includes('"basis');
}

/** Qubits at these places, joined in pairs as a visitor writes them. */
function graph(places: string, pairs: string) {
  const points = places.split(" ").map((place): Point => {
    const [x, y] = place.split(",").map(Number);
    return [x, y];
  });
  const edges = pairs.split(" ").map((pair) => {
    const [a, b] = pair.split("-").map(Number);
    return `M${points[a]}L${points[b]}`;
  });
  return { points, edges: edges.join("") };
}

/** The shapes in small, for their buttons. */
export const graphs: Record<DeviceId, ReturnType<typeof graph>> = {
  line: graph("6,22 18,22 30,22 42,22", "0-1 1-2 2-3"),
  ring: graph("24,6 37.9,14 37.9,30 24,38 10.1,30 10.1,14", "0-1 1-2 2-3 3-4 4-5 5-0"),
  grid: graph(
    "10,8 24,8 38,8 10,22 24,22 38,22 10,36 24,36 38,36",
    "0-1 1-2 0-3 3-6 3-4 4-5 1-4 4-7 6-7 7-8 2-5 5-8",
  ),
  "heavy-hex": graph(
    "24,3 32.25,7.75 40.5,12.5 40.5,22 40.5,31.5 32.25,36.25 24,41 15.75,36.25 7.5,31.5 7.5,22 7.5,12.5 15.75,7.75",
    "0-1 1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9 9-10 10-11 11-0",
  ),
  full: graph("24,5 40.2,16.7 34,35.8 14,35.8 7.8,16.7", "0-1 0-2 1-2 0-3 1-3 2-3 0-4 1-4 2-4 3-4"),
  edges: graph("8,12 22,8 38,14 30,28 12,34", "0-1 1-2 2-3 1-3 3-4"),
};
