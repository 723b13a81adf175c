import type { ReactNode } from "react";
import { cx } from "#app/lib/cx.ts";
import type { Picture, Scene } from "./scene.ts";
import { SceneLabels, SceneShapes } from "./scene-svg.tsx";

export interface FigurePictureProps {
  figure: Picture;
  /** Empty where the words beside it say the same. */
  alt?: string;
  /** Whether its files hold a second edition for a dark page. */
  editions?: "one" | "two";
  /** From which width on the wide scene is shown, where there is a narrow one. */
  wideFrom?: keyof typeof shown;
  /** The wide picture is shown in a mirror; its labels follow and stay readable. */
  isMirrored?: boolean;
  className?: string;
  /** Drawn over it, under its labels. */
  children?: ReactNode;
}

const shown = {
  md: { media: "(width < 48rem)", wide: "max-md:hidden", narrow: "md:hidden" },
  lg: { media: "(width < 64rem)", wide: "max-lg:hidden", narrow: "lg:hidden" },
} as const;

/** The picture alone: its shapes in the markup or in a file, its labels over them in the page's type. */
export function FigurePicture(props: FigurePictureProps) {
  const { figure, isMirrored, wideFrom = "md", className, children } = props;
  const { title, narrow } = figure;
  const { alt = title } = props;
  const { wide, narrow: small } = shown[wideFrom];
  const scene = isMirrored ? mirrored(figure.scene) : figure.scene;
  if (!scene.src) {
    return (
      <>
        <InlinePicture scene={scene} alt={alt} className={narrow && wide} />
        {narrow && <InlinePicture scene={narrow} alt={alt} className={small} />}
      </>
    );
  }
  return (
    <div className={cx("picture", narrow && "picture-large", className)}>
      <div className="relative">
        <PictureFile {...props} alt={alt} />
        {children}
        <SceneLabels scene={scene} className={cx(narrow && wide, narrow && "font-mono")} />
        {narrow && <SceneLabels scene={narrow} className={cx(small, "font-mono")} />}
      </div>
    </div>
  );
}

interface InlinePictureProps {
  scene: Scene;
  alt: string;
  className?: string;
}

function InlinePicture({ scene, alt, className }: InlinePictureProps) {
  return (
    <div role="img" aria-label={alt} className={cx("picture", className)}>
      <SceneShapes scene={scene} />
      <SceneLabels scene={scene} />
    </div>
  );
}

function PictureFile({ figure, alt, editions, wideFrom = "md" }: FigurePictureProps) {
  const { scene, narrow } = figure;
  const { media } = shown[wideFrom];
  const dark = "screen and (prefers-color-scheme: dark)";
  const size = narrow && { width: narrow.width, height: narrow.height };
  return (
    <picture>
      {narrow && editions === "two" && (
        <source media={`${dark} and ${media}`} srcSet={`${narrow.src}#dark`} {...size} />
      )}
      {narrow && <source media={media} srcSet={narrow.src} {...size} />}
      {editions === "two" && <source media={dark} srcSet={`${scene.src}#dark`} />}
      <img
        src={scene.src}
        alt={alt}
        width={scene.width}
        height={scene.height}
        loading="lazy"
        decoding="async"
        fetchPriority="low"
      />
    </picture>
  );
}

const otherSide = { start: "end", middle: "middle", end: "start" } as const;

function mirrored(scene: Scene): Scene {
  const marks = scene.marks.map((mark) =>
    mark.kind === "text"
      ? { ...mark, x: scene.width - mark.x, anchor: otherSide[mark.anchor ?? "start"] }
      : mark,
  );
  return { ...scene, marks };
}
