import { useEffect, useRef } from "react";
import { waveFigure } from "#app/figures/generated/wave.ts";
import narrow from "#app/figures/generated/wave-narrow.avif";
import wide from "#app/figures/generated/wave-wide.avif";
import { whenIdle } from "#app/lib/when-idle.ts";

export interface WaveHeroProps {
  alt: string;
}

const narrowMedia = "(max-width: 767px)";
/** The fan stays in sight when the picture is cropped: right of the middle, or at the bottom. */
const fit =
  "absolute -z-10 inset-x-0 bottom-36 h-[36rem] w-full object-cover object-bottom md:bottom-20 md:h-[28rem] lg:h-[36rem] xl:bottom-0 xl:h-full xl:object-[70%_50%]";

/** The wave behind a headline: a still picture that, once the page is idle, goes on. */
export function WaveHero({ alt }: WaveHeroProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const target = canvas.current;
    if (!target || !("transferControlToOffscreen" in target)) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let stop: (() => void) | undefined;
    let left = false;
    const begin = async () => {
      if (left) return;
      const { start } = await import("./evolve.ts");
      if (!left) stop = start(target, narrowMedia);
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
      stop?.();
    };
  }, []);

  return (
    <>
      <picture className="print:hidden">
        <source media={narrowMedia} srcSet={narrow} {...waveFigure.narrow} />
        <img
          src={wide}
          alt={alt}
          {...waveFigure.wide}
          className={fit}
          decoding="async"
          fetchPriority="low"
        />
      </picture>
      <div aria-hidden="true">
        <canvas
          ref={canvas}
          className={`${fit} opacity-0 transition-opacity duration-250 print:hidden`}
        />
      </div>
    </>
  );
}
