type Place = readonly [x: number, y: number];

interface Amplitude {
  /** |psi| as a share of its largest possible value. */
  size: number;
  /** The phase in turns, from 0 to 1. */
  phase: number;
}

/** Two equal sources in step, far enough away that the fall of their amplitude does not show. */
export function twoSources(a: Place, b: Place, wavelength: number) {
  return (x: number, y: number): Amplitude => {
    const turns = [a, b].map(([u, v]) => Math.hypot(x - u, y - v) / wavelength);
    const re = turns.reduce((sum, t) => sum + Math.cos(2 * Math.PI * t), 0);
    const im = turns.reduce((sum, t) => sum + Math.sin(2 * Math.PI * t), 0);
    const phase = Math.atan2(im, re) / (2 * Math.PI);
    return { size: Math.hypot(re, im) / 2, phase: phase - Math.floor(phase) };
  };
}
