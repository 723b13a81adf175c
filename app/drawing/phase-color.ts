export type Rgb = readonly [red: number, green: number, blue: number];

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

/** Quarter turns: cyan at 0, violet at +90°, magenta at 180°, pale champagne at -90°, and cyan again. */
const quarters: readonly (readonly [lightness: number, chroma: number, hue: number])[] = [
  [0.77, 0.14, 215],
  [0.68, 0.19, 290],
  [0.72, 0.18, 352],
  [0.89, 0.1, 446],
  [0.77, 0.14, 575],
];

function wheelAt(turns: number): number[] {
  const at = 4 * (turns - Math.floor(turns));
  const quarter = Math.min(3, Math.floor(at));
  const part = at - quarter;
  return quarters[quarter].map((from, i) => from + (quarters[quarter + 1][i] - from) * part);
}

/** The strongest color of that lightness and hue that a screen shows, up to the chroma. */
function onScreen(lightness: number, full: number, hue: number): Rgb {
  let chroma = full;
  let linear = oklch(lightness, chroma, hue);
  while (linear.some((v) => v < 0 || v > 1)) {
    chroma -= 0.005;
    linear = oklch(lightness, chroma, hue);
  }
  const [red, green, blue] = linear.map((v) => Math.round(255 * gamma(v)));
  return [red, green, blue];
}

/** A phase in turns. The hue goes once around, so that each phase has a color of its own. */
export function phaseColor(turns: number): Rgb {
  const [lightness, chroma, hue] = wheelAt(turns);
  return onScreen(lightness, chroma, hue);
}

export function hexOf(color: Rgb): string {
  return `#${color.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export function phaseHex(turns: number): string {
  return hexOf(phaseColor(turns));
}

/** The same hue as a ground, a line or a text on that ground. */
export function phaseTint(turns: number, lightness: number, chroma: number): string {
  return hexOf(onScreen(lightness, chroma, wheelAt(turns)[2]));
}
