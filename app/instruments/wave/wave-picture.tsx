import type { RefObject } from "react";
import type { Slits } from "#app/models/wave/double-slit.ts";
import oneSlit from "./one-slit.picture.ts";
import twoSlits from "./wave.picture.ts";

/** How it was computed, for whoever shows it. */
export const waveMethod = twoSlits.caption;

export const narrowMedia = "(width < 48rem)";

export interface WavePictureProps {
  open: Slits;
  /** Where it goes on. */
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** The wave behind one slit or two: a still picture, and over it what goes on from there. */
export function WavePicture({ open, canvas }: WavePictureProps) {
  const { scene, narrow, title } = open === 1 ? oneSlit : twoSlits;
  return (
    <>
      <picture>
        <source
          media={narrowMedia}
          srcSet={narrow?.src}
          width={narrow?.width}
          height={narrow?.height}
        />
        <img
          src={scene.src}
          alt={title}
          width={scene.width}
          height={scene.height}
          className="wave-picture"
          decoding="async"
          fetchPriority="low"
        />
      </picture>
      <div aria-hidden="true">
        <canvas ref={canvas} className="wave-picture opacity-0 transition-opacity duration-250" />
      </div>
    </>
  );
}
