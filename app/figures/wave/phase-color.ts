export type Rgb = readonly [red: number, green: number, blue: number];

export const ground: Rgb = [7, 8, 13];
export const wallGrey: Rgb = [66, 70, 88];

const gamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

function oklch(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The wheel: cyan (hue 200) to magenta (hue 330) and back, so that a whole turn has no seam. */
export function phaseColor(turns: number): Rgb {
  const part = turns - Math.floor(turns);
  const hue = 200 + 130 * (1 - Math.abs(1 - 2 * part));
  let chroma = 0.19;
  let linear = oklch(0.74, chroma, hue);
  while (linear.some((v) => v < 0 || v > 1)) {
    chroma -= 0.005;
    linear = oklch(0.74, chroma, hue);
  }
  const [red, green, blue] = linear.map((v) => Math.round(255 * gamma(v)));
  return [red, green, blue];
}

export const css = (rgb: Rgb): string => `rgb(${rgb.join()})`;

export function mix(from: Rgb, to: Rgb, amount: number): string {
  const part = (i: 0 | 1 | 2) => Math.round(from[i] + (to[i] - from[i]) * amount);
  return css([part(0), part(1), part(2)]);
}
