import type { ReactNode } from "react";
import { LABEL_UNITS } from "#app/drawing/marks.ts";
import type { Picture, Scene, TextMark } from "#app/drawing/scene.ts";
import { type SceneLook, sceneElements } from "#app/drawing/scene-elements.ts";
import { cx } from "#app/lib/cx.ts";
import type { Tone } from "#app/lib/palettes.ts";

export interface FigurePictureProps {
  figure: Picture;
  /** Empty where the words beside it say the same. */
  alt?: string;
  /** The width from which the wide scene is shown, where there is a narrow one. */
  wideFrom?: keyof typeof breakpoints;
  /** The first thing on its page, for which nothing else is fetched earlier. */
  isFirst?: boolean;
  /** Links of its page lead straight to it: it comes with the page, and is painted in the first frame that shows it. */
  isTarget?: boolean;
  className?: string;
  /** Drawn over it, under its labels; over a picture in the markup it is part of the image, and not read. */
  children?: ReactNode;
}

const breakpoints = {
  md: { media: "(width < 48rem)", wide: "max-md:hidden", narrow: "md:hidden" },
  lg: { media: "(width < 64rem)", wide: "max-lg:hidden", narrow: "lg:hidden" },
} as const;

/** The picture alone: its shapes in the markup or in a file, its labels over them in the page's type. */
export function FigurePicture(props: FigurePictureProps) {
  const { figure, wideFrom = "md", className, children } = props;
  const { title, scene, narrow } = figure;
  const { alt = title } = props;
  const { wide, narrow: small } = breakpoints[wideFrom];
  if (!scene.src) {
    return (
      <>
        <InlinePicture scene={scene} alt={alt} className={cx(narrow && wide, className)}>
          {children}
        </InlinePicture>
        {narrow && (
          <InlinePicture scene={narrow} alt={alt} className={cx(small, className)}>
            {children}
          </InlinePicture>
        )}
      </>
    );
  }
  return (
    <div className={cx("picture", narrow && "picture-large", className)}>
      <div className="relative">
        <PictureFile {...props} alt={alt} />
        {children}
        <SceneLabels scene={scene} className={narrow && wide} />
        {narrow && <SceneLabels scene={narrow} className={small} />}
      </div>
    </div>
  );
}

interface InlinePictureProps extends Pick<FigurePictureProps, "className" | "children"> {
  scene: Scene;
  alt: string;
}

function InlinePicture({ scene, alt, className, children }: InlinePictureProps) {
  return (
    <div role="img" aria-label={alt} className={cx("picture", className)}>
      <SceneShapes scene={scene} />
      {children}
      <SceneLabels scene={scene} />
    </div>
  );
}

function PictureFile({ figure, alt, wideFrom = "md", isFirst, isTarget }: FigurePictureProps) {
  const { scene, narrow } = figure;
  const { media } = breakpoints[wideFrom];
  const size = narrow && { width: narrow.width, height: narrow.height };
  return (
    <picture>
      {narrow && <source media={media} srcSet={narrow.src} {...size} />}
      <img
        src={scene.src}
        alt={alt}
        width={scene.width}
        height={scene.height}
        loading={isFirst || isTarget ? "eager" : "lazy"}
        decoding={isTarget ? "sync" : "async"}
        fetchPriority={isFirst ? "high" : "low"}
      />
    </picture>
  );
}

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
