import { LABEL_UNITS } from "#app/drawing/marks.ts";
import type { Scene, TextMark } from "#app/drawing/scene.ts";
import { type SceneLook, sceneElements } from "#app/drawing/scene-elements.ts";
import { cx } from "#app/lib/cx.ts";
import type { Tone } from "#app/lib/palettes.ts";

export interface SceneProps {
  scene: Scene;
  className?: string;
}

export function SceneShapes({ scene: { width, height, shapes }, className }: SceneProps) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={className}>
      {sceneElements(shapes, pageLook)}
    </svg>
  );
}

/** The words of a scene over its shapes: without a viewBox, so that their place scales and their size does not. */
export function SceneLabels({ scene, className }: SceneProps) {
  if (scene.labels.length === 0) return null;
  return (
    <svg aria-hidden="true" className={cx("labels", className)}>
      {sceneElements(scene.labels, labelLook(scene))}
    </svg>
  );
}

/** These three are fixed colors with a variable of their own, not roles. */
const hues: ReadonlySet<Tone> = new Set(["blue", "purple", "green"]);

const pageLook: SceneLook = {
  color: (tone) => `var(--${hues.has(tone) ? "neon-" : ""}${tone})`,
  text: ({ large, mono, bold }) => ({
    className: cx(large && "large", mono && "mono", bold && "bold") || undefined,
  }),
};

/** The height of a capital's middle above the baseline, as a share of the size of the type. */
const CAPITALS_MIDDLE = 0.35;

function labelLook({ width, height }: Scene): SceneLook {
  const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e4) / 100}%`;
  return {
    ...pageLook,
    text: (mark: TextMark) => {
      const { x, y, centered } = mark;
      const rise = centered ? CAPITALS_MIDDLE * LABEL_UNITS : 0;
      return {
        ...pageLook.text(mark),
        x: percent(x, width),
        y: percent(y - rise, height),
        ...(centered && { dy: `${CAPITALS_MIDDLE}em` }),
      };
    },
  };
}
