import { liveGrid, MOMENTUM, grid as stillGrid } from "./double-slit.ts";
import { createFft2d, frequency, type Wavefunction } from "./fft.ts";
import { emptyWavefunction } from "./split-step.ts";

/** Scattering keeps the energy: the state lives on a ring of wave numbers about the stream's own. */
const ringBounds = [0.55 * MOMENTUM, 1.45 * MOMENTUM] as const;

/** The bins of the ring, as [index on the live grid, index on the grid of the still]. */
function ringBins(): [live: number, still: number][] {
  const { columns, rows, cell } = liveGrid;
  const bins: [number, number][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const fx = frequency(column, columns);
      const fy = frequency(row, rows);
      const k = (2 * Math.PI * Math.sqrt((fx / columns) ** 2 + (fy / rows) ** 2)) / cell;
      if (k < ringBounds[0] || k > ringBounds[1]) continue;
      const still =
        ((fy + stillGrid.rows) % stillGrid.rows) * stillGrid.columns +
        ((fx + stillGrid.columns) % stillGrid.columns);
      bins.push([row * columns + column, still]);
    }
  }
  return bins;
}

/** The still's state in about two kilobytes, for the page to go on from. */
export function encodeState(psi: Wavefunction) {
  const spectrum = { re: psi.re.slice(), im: psi.im.slice() };
  createFft2d(stillGrid.columns, stillGrid.rows)(spectrum, -1);
  const values = ringBins().flatMap(([, i]) => [spectrum.re[i], spectrum.im[i]]);
  const peak = values.reduce((max, v) => Math.max(max, Math.abs(v)), 0);
  const bytes = Int8Array.from(values, (v) => Math.round((v / peak) * 127));
  return {
    /** Amplitude of one step of the code. */
    unit: peak / 127 / psi.re.length,
    /** Base64 of signed bytes: real and imaginary part of each bin of the ring. */
    bytes: btoa(String.fromCharCode(...new Uint8Array(bytes.buffer))),
  };
}

export function decodeState({ unit, bytes }: ReturnType<typeof encodeState>) {
  const values = Int8Array.from(atob(bytes), (c) => c.charCodeAt(0));
  const psi = emptyWavefunction(liveGrid);
  ringBins().forEach(([i], n) => {
    psi.re[i] = unit * values[2 * n];
    psi.im[i] = unit * values[2 * n + 1];
  });
  createFft2d(liveGrid.columns, liveGrid.rows)(psi, 1);
  return psi;
}
