import { createElement, Fragment } from "react";
import { cx } from "#app/lib/cx.ts";
import type { Tone } from "#app/lib/palettes.ts";
import type { Scene } from "./scene.ts";
import { type SceneLook, sceneElements } from "./scene-elements.ts";

export interface SceneSvgProps {
  scene: Scene;
  title: string;
  className?: string;
}

/** Draws a scene in the colors of the page's theme. */
export function SceneSvg({ scene, title, className }: SceneSvgProps) {
  const props = {
    role: "img",
    "aria-label": title,
    viewBox: `0 0 ${scene.width} ${scene.height}`,
    className: cx("scene", className),
  };
  return createElement("svg", props, <SceneMarks marks={scene.marks} />);
}

/** The marks alone, for a drawing whose root is another's. */
export function SceneMarks({ marks }: Pick<Scene, "marks">) {
  const elements = sceneElements({ marks }, pageLook).map(({ tag, attributes, text }) =>
    createElement(tag, attributes, text),
  );
  // A scene never changes, so its marks are children by position and need no keys.
  return createElement(Fragment, null, ...elements);
}

const colors: Record<Tone, string> = {
  ink: "var(--ink)",
  muted: "var(--muted)",
  quiet: "var(--quiet)",
  line: "var(--line)",
  ground: "var(--ground)",
  raised: "var(--raised)",
  accent: "var(--accent)",
  blue: "var(--neon-blue)",
  purple: "var(--neon-purple)",
  green: "var(--neon-green)",
};

const pageLook: SceneLook = {
  color: (tone) => colors[tone],
  text: ({ size, mono, bold }) => ({
    className: cx(size !== "m" && size, mono && "mono", bold && "bold") || undefined,
  }),
};
