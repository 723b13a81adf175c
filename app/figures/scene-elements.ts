import type { Tone } from "#app/lib/palettes.ts";
import { phaseHex } from "./phase-color.ts";
import type { Mark, Paint, Scene, Stroke, TextMark } from "./scene.ts";

/** An SVG element as data, its attributes named as React names them. */
export interface SceneElement {
  tag: "path" | "rect" | "circle" | "text";
  attributes: Readonly<Record<string, string | number | undefined>>;
  text?: string;
}

/** The distance from one baseline to the next, as a multiple of the size of the type. */
export const LINE_HEIGHT = 1.6;

/** The color of a role and the setting of text, in which pages and files differ. */
export interface SceneLook {
  color: (tone: Tone) => string;
  text: (mark: TextMark) => SceneElement["attributes"];
}

/** The one place that knows how marks become shapes; pages and files differ only in their look. */
export function sceneElements(scene: Pick<Scene, "marks">, look: SceneLook): SceneElement[] {
  return scene.marks.map((mark) => element(mark, look));
}

function element(mark: Mark, look: SceneLook): SceneElement {
  switch (mark.kind) {
    case "path": {
      const { d, place } = mark;
      const transform = place && `translate(${place.x} ${place.y}) scale(${place.scale})`;
      return { tag: "path", attributes: { d, transform, ...strokeOf(mark, look) } };
    }
    case "rect": {
      const { x, y, w: width, h: height, r: rx } = mark;
      return { tag: "rect", attributes: { x, y, width, height, rx, ...strokeOf(mark, look) } };
    }
    case "circle": {
      const { cx, cy, r } = mark;
      return { tag: "circle", attributes: { cx, cy, r, ...strokeOf(mark, look) } };
    }
    case "text": {
      const anchor = mark.anchor === "start" ? undefined : mark.anchor;
      const { x, y, line, tone = "muted" } = mark;
      const dy = line && `${line * LINE_HEIGHT}em`;
      return {
        tag: "text",
        attributes: { x, y, dy, fill: look.color(tone), textAnchor: anchor, ...look.text(mark) },
        text: mark.text,
      };
    }
  }
}

function strokeOf({ stroke, width = 1, dash, fill, opacity }: Stroke, look: SceneLook) {
  const paint = (value: Paint) =>
    typeof value === "string" ? look.color(value) : phaseHex(value.phase);
  return {
    fill: fill === undefined ? "none" : paint(fill),
    stroke: stroke && paint(stroke),
    strokeWidth: stroke && width !== 1 ? width : undefined,
    strokeDasharray: dash,
    vectorEffect: stroke ? "non-scaling-stroke" : undefined,
    opacity,
  };
}
