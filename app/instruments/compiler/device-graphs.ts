import type { Point } from "#app/figures/path.ts";
import type { DeviceId } from "./devices.ts";

/** Qubits at these places, joined in these pairs, each named by its place in base 36. */
function graph(places: string, pairs: string) {
  const points = places.split(" ").map((place): Point => {
    const [x, y] = place.split(",").map(Number);
    return [x, y];
  });
  const at = (digit: string) => points[Number.parseInt(digit, 36)];
  const edges = pairs.split(" ").map(([a, b]) => `M${at(a)}L${at(b)}`);
  return { points, edges: edges.join("") };
}

/** The shapes in small, for their buttons. */
export const graphs: Record<DeviceId, ReturnType<typeof graph>> = {
  line: graph("6,22 18,22 30,22 42,22", "01 12 23"),
  ring: graph("24,6 37.9,14 37.9,30 24,38 10.1,30 10.1,14", "01 12 23 34 45 50"),
  grid: graph(
    "10,8 24,8 38,8 10,22 24,22 38,22 10,36 24,36 38,36",
    "01 12 03 36 34 45 14 47 67 78 25 58",
  ),
  "heavy-hex": graph(
    "24,3 32.25,7.75 40.5,12.5 40.5,22 40.5,31.5 32.25,36.25 24,41 15.75,36.25 7.5,31.5 7.5,22 7.5,12.5 15.75,7.75",
    "01 12 23 34 45 56 67 78 89 9a ab b0",
  ),
  full: graph("24,5 40.2,16.7 34,35.8 14,35.8 7.8,16.7", "01 02 12 03 13 23 04 14 24 34"),
  edges: graph("8,12 22,8 38,14 30,28 12,34", "01 12 23 13 34"),
};
