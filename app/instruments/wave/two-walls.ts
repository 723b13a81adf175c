import type { Wavefunction } from "./split-step.ts";

/** Six qubits each for position and time: a packet between two walls as one state of twelve qubits. */
export const PLACES = 64;
export const MOMENTS = 64;

const flight = {
  places: PLACES,
  moments: MOMENTS,
  /** The packet at the start: its place, its width and its momentum. */
  packet: { at: 9, sigma: 4.2, momentum: (2 * Math.PI) / 7.5 },
  /** The time of the first moment, and between two. */
  from: 0,
  interval: 4,
};

/** Amplitudes, a row of places for each moment; every moment carries the same weight. */
export function packetHistory({
  places,
  moments,
  packet,
  from,
  interval,
}: typeof flight = flight): Wavefunction {
  /** Standing waves of the box, which are orthonormal on its places. */
  const mode = (n: number, place: number): number =>
    Math.sqrt(2 / (places + 1)) * Math.sin((Math.PI * n * (place + 1)) / (places + 1));
  const re = new Float64Array(places * moments);
  const im = new Float64Array(places * moments);
  const start = Array.from({ length: places }, (_, place) => {
    const size = Math.exp(-((place - packet.at) ** 2) / (4 * packet.sigma ** 2));
    const phase = packet.momentum * place;
    return [size * Math.cos(phase), size * Math.sin(phase)] as const;
  });
  const norm = Math.sqrt(moments * start.reduce((sum, [a, b]) => sum + a * a + b * b, 0));
  for (let n = 1; n <= places; n++) {
    const [a, b] = start.reduce(
      ([x, y], [u, v], place) => [x + u * mode(n, place), y + v * mode(n, place)],
      [0, 0],
    );
    const energy = ((Math.PI * n) / (places + 1)) ** 2 / 2;
    for (let moment = 0; moment < moments; moment++) {
      const turn = -energy * (from + interval * moment);
      const [c, s] = [Math.cos(turn) / norm, Math.sin(turn) / norm];
      for (let place = 0; place < places; place++) {
        const wave = mode(n, place);
        re[moment * places + place] += wave * (a * c - b * s);
        im[moment * places + place] += wave * (a * s + b * c);
      }
    }
  }
  return { re, im };
}
