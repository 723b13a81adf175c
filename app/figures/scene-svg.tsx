import { createElement } from "react";
import { cx } from "#app/lib/cx.ts";
import { phaseColour } from "./phase.ts";
import type { Mark, Paint, Scene, Stroke, TextMark, Tone } from "./scene.ts";

export interface SceneSvgProps {
  scene: Scene;
  title: string;
}

/** Draws a scene in the colours of the page's theme. */
export function SceneSvg({ scene, title }: SceneSvgProps) {
  const props = {
    role: "img",
    "aria-label": title,
    viewBox: `0 0 ${scene.width} ${scene.height}`,
    className: "scene",
  };
  // A scene never changes, so its marks are children by position and need no keys.
  return createElement("svg", props, ...scene.marks.map(drawMark));
}

const colours: Record<Tone, string> = {
  ink: "var(--ink)",
  muted: "var(--muted)",
  quiet: "var(--quiet)",
  line: "var(--line)",
  ground: "var(--ground)",
  accent: "var(--accent)",
  blue: "var(--neon-blue)",
  purple: "var(--neon-purple)",
  green: "var(--neon-green)",
};

const anchors = { start: undefined, middle: "middle", end: "end" } as const;

function drawMark(mark: Mark) {
  switch (mark.kind) {
    case "path":
      return <path d={mark.d} {...strokeProps(mark)} />;
    case "rect":
      return (
        <rect
          x={mark.x}
          y={mark.y}
          width={mark.w}
          height={mark.h}
          rx={mark.r}
          {...strokeProps(mark)}
        />
      );
    case "circle":
      return <circle cx={mark.cx} cy={mark.cy} r={mark.r} {...strokeProps(mark)} />;
    case "text":
      return drawText(mark);
  }
}

function drawText(mark: TextMark) {
  const size = mark.size === "m" ? undefined : mark.size;
  return (
    <text
      x={mark.x}
      y={mark.y}
      fill={colours[mark.tone ?? "muted"]}
      textAnchor={anchors[mark.anchor ?? "start"]}
      className={cx(size, mark.mono && "mono", mark.bold && "bold") || undefined}
    >
      {mark.text}
    </text>
  );
}

function strokeProps({ stroke, width = 1, dash, fill, opacity }: Stroke) {
  return {
    fill: fill ? paint(fill) : "none",
    stroke: stroke && paint(stroke),
    strokeWidth: stroke && width !== 1 ? width : undefined,
    strokeDasharray: dash,
    vectorEffect: stroke ? "non-scaling-stroke" : undefined,
    opacity,
  };
}

function paint(value: Paint) {
  return typeof value === "string" ? colours[value] : phaseColour(value.phase);
}
