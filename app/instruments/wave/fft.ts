/** Complex amplitudes on a grid in two parts, row after row. */
export interface Wavefunction {
  re: Float64Array;
  im: Float64Array;
}

export type Transform = (field: Wavefunction, direction: 1 | -1) => void;

/** Radix-2 transform of `lines` lines of `n` values, a power of two; -1 is forward, 1 is inverse without the 1/n. */
function createLines(n: number, stride: number, lines: number, lineStride: number): Transform {
  const cos = new Float64Array(n / 2);
  const sin = new Float64Array(n / 2);
  for (let i = 0; i < n / 2; i++) {
    cos[i] = Math.cos((2 * Math.PI * i) / n);
    sin[i] = Math.sin((2 * Math.PI * i) / n);
  }
  const bitReversed = new Uint32Array(n);
  for (let i = 1; i < n; i++) bitReversed[i] = (bitReversed[i >> 1] >> 1) | (i & 1 ? n >> 1 : 0);
  const a = new Float64Array(n);
  const b = new Float64Array(n);

  return ({ re, im }, direction) => {
    for (let line = 0; line < lines; line++) {
      const start = line * lineStride;
      for (let i = 0; i < n; i++) {
        const from = start + bitReversed[i] * stride;
        a[i] = re[from];
        b[i] = im[from];
      }
      for (let half = 1, turn = n >> 1; half < n; half <<= 1, turn >>= 1) {
        for (let j = 0, w = 0; j < half; j++, w += turn) {
          const c = cos[w];
          const s = direction * sin[w];
          for (let low = j; low < n; low += half << 1) {
            const high = low + half;
            const x = a[high] * c - b[high] * s;
            const y = a[high] * s + b[high] * c;
            a[high] = a[low] - x;
            b[high] = b[low] - y;
            a[low] += x;
            b[low] += y;
          }
        }
      }
      for (let i = 0, to = start; i < n; i++, to += stride) {
        re[to] = a[i];
        im[to] = b[i];
      }
    }
  };
}

export function createFft2d(width: number, height: number): Transform {
  const rows = createLines(width, 1, height, width);
  const columns = createLines(height, width, width, 1);
  return (field, direction) => {
    rows(field, direction);
    columns(field, direction);
  };
}

/** The signed frequency of bin `i` of `n`, in cycles per line. */
export const frequency = (i: number, n: number): number => (i < n / 2 ? i : i - n);
