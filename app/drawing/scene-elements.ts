import { createElement, Fragment, type ReactElement, type SVGProps } from "react";
import type { Tone } from "#app/lib/palettes.ts";
import { phaseHex } from "./phase-color.ts";
import type { Mark, Paint, Stroke, TextMark } from "./scene.ts";

/** The distance from one baseline to the next, as a multiple of the size of the type. */
export const LINE_HEIGHT = 1.6;

/** The color of a role and the setting of text, in which pages and files differ. */
export interface SceneLook {
  color: (tone: Tone) => string;
  text: (mark: TextMark) => SVGProps<SVGTextElement>;
}

/** The one place that knows how marks become shapes; pages and files differ only in their look. */
export function sceneElements(marks: readonly Mark[], look: SceneLook): ReactElement {
  // A scene never changes, so its marks are children by position and need no keys.
  return createElement(Fragment, null, ...marks.map((mark) => element(mark, look)));
}

function element(mark: Mark, look: SceneLook): ReactElement {
  switch (mark.kind) {
    case "path": {
      const { d, place } = mark;
      const transform = place && `translate(${place.x} ${place.y}) scale(${place.scale})`;
      return createElement("path", { d, transform, ...strokeOf(mark, look) });
    }
    case "rect": {
      const { x, y, w: width, h: height } = mark;
      return createElement("rect", { x, y, width, height, ...strokeOf(mark, look) });
    }
    case "circle": {
      const { cx, cy, r } = mark;
      return createElement("circle", { cx, cy, r, ...strokeOf(mark, look) });
    }
    case "text": {
      const { x, y, line, tone = "muted", anchor } = mark;
      const position = { x, y, dy: line && `${line * LINE_HEIGHT}em` };
      const textAnchor = anchor === "start" ? undefined : anchor;
      return createElement(
        "text",
        { ...position, fill: look.color(tone), textAnchor, ...look.text(mark) },
        mark.text,
      );
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
