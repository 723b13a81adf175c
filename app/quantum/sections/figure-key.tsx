import { path } from "#app/drawing/marks.ts";
import { box, dot, hexagon, segment } from "#app/drawing/path.ts";
import { type Diagram, type FigureTable, type Stroke, sceneOf } from "#app/drawing/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { SceneShapes } from "#app/ui/figure/picture.tsx";

const shapes = {
  line: segment(0, 6, 20, 6),
  bar: segment(10, 0, 10, 12),
  cell: box(4, 2, 12, 8),
  dot: dot(10, 6, 4.5),
  hexagon: hexagon(10, 6, 5.5),
} as const;

export interface KeyItem {
  label: string;
  shape: keyof typeof shapes;
  /** A line may change its style along the way. */
  style: Stroke | readonly Stroke[];
}

export interface KeyedFigure extends Diagram {
  table?: FigureTable;
  legend: readonly KeyItem[];
}

/** The whole shape, or the part of a line that has this style. */
const partOf = (shape: KeyItem["shape"]) => (style: Stroke, k: number, all: readonly Stroke[]) =>
  path(all.length > 1 ? segment((20 * k) / all.length, 6, 20, 6) : shapes[shape], style);

export function FigureKey({ items }: { items: readonly KeyItem[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-label text-muted">
      {items.map(({ label, shape, style }) => (
        <li key={label} className="flex items-center gap-2">
          <SceneShapes
            scene={sceneOf(20, 12, [style].flat().map(partOf(shape)))}
            className={cx("h-3 w-5 shrink-0", shape === "bar" && "max-md:rotate-90")}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}
