/** A phase in turns on the wheel from cyan (hue 200) to magenta (hue 330) and back, so that it closes. */
export function phaseColour(turns: number): string {
  const t = turns - Math.floor(turns);
  const hue = 200 + 130 * (1 - Math.abs(2 * t - 1));
  return `oklch(0.76 0.13 ${Math.round(hue)})`;
}
