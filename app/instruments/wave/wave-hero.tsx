import { useEffect, useRef } from "react";
import { whenIdle } from "#app/lib/when-idle.ts";
import type { Motion } from "./evolve.ts";
import wave from "./wave.picture.ts";

const { scene, narrow, title, caption = "" } = wave;

/** How it was computed, for whoever shows it. */
export const waveMethod = caption;

export interface WaveHeroProps {
  className: string;
  /** Told when the wave is in motion, and when no longer. */
  onMotion: (motion: Motion | undefined) => void;
}

const narrowMedia = "(max-width: 767px)";
/** The fan stays in sight when the picture is cropped: right of the middle, or at the bottom. */
const fit = "absolute inset-0 size-full object-cover object-bottom xl:object-[70%_50%]";

/** The wave behind a headline: a still picture that, once the page is idle, goes on. */
export function WaveHero({ className, onMotion }: WaveHeroProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const target = canvas.current;
    if (!target || !("transferControlToOffscreen" in target)) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let motion: Motion | undefined;
    let left = false;
    const begin = async () => {
      if (left) return;
      const { start } = await import("./evolve.ts");
      if (left) return;
      motion = start(target, narrowMedia);
      onMotion(motion);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return;
      observer.disconnect();
      // Without the module or its worker the still picture stands.
      whenIdle(() => begin().catch(() => undefined));
    });
    observer.observe(target);
    return () => {
      left = true;
      observer.disconnect();
      motion?.stop();
      onMotion(undefined);
    };
  }, [onMotion]);

  return (
    <div className={`${className} print:hidden`}>
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
          className={fit}
          decoding="async"
          fetchPriority="low"
        />
      </picture>
      <div aria-hidden="true">
        <canvas ref={canvas} className={`${fit} opacity-0 transition-opacity duration-250`} />
      </div>
    </div>
  );
}
