import type { ReactNode } from "react";
import type { Picture, Scene } from "#app/drawing/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { SceneLabels, SceneShapes } from "./scene-svg.tsx";

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
