export interface Cell {
  x: number;
  y: number;
  radius: number;
}

const shortNumber = (v: number): string => String(Number(v.toFixed(1))).replace(/^(-?)0\./, "$1.");

/** Pairs without the spaces that SVG can do without. */
const pair = (x: number, y: number): string => {
  const b = shortNumber(y);
  return shortNumber(x) + (b.startsWith("-") ? b : ` ${b}`);
};

/** Many hexagons as one path, each from its upper corner in relative steps: equal cells are equal text, which costs little to send. */
export function hexagonCells(cells: readonly Cell[]): string {
  let [fromX, fromY] = [0, 0];
  const pieces = cells.map(({ x, y, radius }, i) => {
    const half = Math.round(radius * 8.66) / 10;
    const up = Math.round(radius * 5) / 10;
    const side = 2 * up;
    const atX = Math.round(x * 10) / 10;
    const atY = Math.round(y * 10) / 10 - side;
    const move = `${i === 0 ? "M" : "m"}${pair(atX - fromX, atY - fromY)}`;
    [fromX, fromY] = [atX, atY];
    return `${move}l${pair(half, up)}v${shortNumber(side)}l${pair(-half, up)}l${pair(-half, -up)}v${shortNumber(-side)}z`;
  });
  return pieces.join("");
}
