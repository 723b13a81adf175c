import type { Wavefunction } from "./fft.ts";

/** Six qubits each for position and time: a packet between two walls as one state of twelve qubits. */
export const PLACES = 64;
export const MOMENTS = 64;

const packet = { at: 9, sigma: 4.2, momentum: (2 * Math.PI) / 7.5 } as const;
/** Time between two moments. */
const MOMENT_INTERVAL = 4;

/** Standing waves of the box, which are orthonormal on its 64 places. */
const mode = (n: number, place: number): number =>
  Math.sqrt(2 / (PLACES + 1)) * Math.sin((Math.PI * n * (place + 1)) / (PLACES + 1));

/** Amplitudes, a row of places for each moment; every moment carries the same weight. */
export function packetHistory(): Wavefunction {
  const re = new Float64Array(PLACES * MOMENTS);
  const im = new Float64Array(PLACES * MOMENTS);
  const start = Array.from({ length: PLACES }, (_, place) => {
    const size = Math.exp(-((place - packet.at) ** 2) / (4 * packet.sigma ** 2));
    const phase = packet.momentum * place;
    return [size * Math.cos(phase), size * Math.sin(phase)] as const;
  });
  const norm = Math.sqrt(MOMENTS * start.reduce((sum, [a, b]) => sum + a * a + b * b, 0));
  for (let n = 1; n <= PLACES; n++) {
    const [a, b] = start.reduce(
      ([x, y], [u, v], place) => [x + u * mode(n, place), y + v * mode(n, place)],
      [0, 0],
    );
    const energy = ((Math.PI * n) / (PLACES + 1)) ** 2 / 2;
    for (let moment = 0; moment < MOMENTS; moment++) {
      const turn = -energy * MOMENT_INTERVAL * moment;
      const [c, s] = [Math.cos(turn) / norm, Math.sin(turn) / norm];
      for (let place = 0; place < PLACES; place++) {
        const wave = mode(n, place);
        re[moment * PLACES + place] += wave * (a * c - b * s);
        im[moment * PLACES + place] += wave * (a * s + b * c);
      }
    }
  }
  return { re, im };
}
