import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { HowComputed } from "#app/figures/figure.tsx";
import { cx } from "#app/lib/cx.ts";
import { sum } from "#app/lib/sum.ts";
import { countHits } from "#app/models/wave/detector.ts";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { touchTarget } from "#app/ui/touch-target.ts";
import { LateFileNote } from "../late-file-note.tsx";
import { DetectorDrawing } from "./detector-drawing.tsx";
import type { Motion } from "./evolve.ts";
import waveHits from "./hits.data.ts?data";
import type { Tap } from "./tap-mark.tsx";

export interface WaveDetectorWords {
  title: string;
  one: string;
  hundred: string;
  close: string;
  open: string;
  /** Takes the place of the count, after it. */
  twoSlits: string;
  oneSlit: string;
  note: string;
}

export interface WaveDetectorProps {
  words: WaveDetectorWords;
  /** How the wave above was computed. */
  method: string;
  motion: RefObject<Motion | undefined>;
  /** Where a tap measures too. */
  area: RefObject<HTMLElement | null>;
}

const many = 100;
/** As many as stand there at first. */
const standing = sum(waveHits.counts);

type Slits = 1 | 2;

interface Detected {
  counts: readonly number[];
  chances: readonly number[];
  last?: number;
}

const atFirst: Detected = { counts: waveHits.counts, chances: waveHits.chances };

/** A strip of cells under the wave, and what makes particles fall on it. */
export function WaveDetector({ words, method, motion, area }: WaveDetectorProps) {
  const [open, setOpen] = useState<Slits>(2);
  // What fell behind one slit and behind two, each kept while the other is looked at.
  const [detected, setDetected] = useState<Record<Slits, Detected | undefined>>({
    1: undefined,
    2: atFirst,
  });
  const [isMissing, setMissing] = useState(false);
  const slits = useRef<Slits>(2);
  const [mark, setMark] = useState<{ Mark: ComponentType<Tap>; tap: Tap }>();
  const shown = detected[open] ?? atFirst;

  const load = useCallback(async () => {
    // Without the module the hits that stand there stay.
    const module = await import("./measure.ts").catch(() => undefined);
    setMissing(!module);
    return module;
  }, []);

  const add = useCallback(
    async (count: number, tapped?: MouseEvent) => {
      const module = await load();
      if (!module) return;
      const behind = slits.current;
      const { hits, chances } = await module.measure(count, behind, motion.current);
      const own = area.current;
      if (tapped && own) {
        const { left, top } = own.getBoundingClientRect();
        const tap = {
          area: own,
          x: tapped.clientX - left,
          y: tapped.clientY - top,
          isLow: tapped.clientY > innerHeight - 112,
          cell: hits[0],
          count: tapped.timeStamp,
        };
        setMark({ Mark: module.TapMark, tap });
      }
      setDetected((before) => ({
        ...before,
        [behind]: {
          counts: countHits(hits, before[behind]?.counts),
          chances,
          last: hits.at(-1),
        },
      }));
    },
    [motion, area, load],
  );

  async function toggle() {
    const module = await load();
    if (!module) return;
    const next = slits.current === 2 ? 1 : 2;
    slits.current = next;
    module.setSlits(next, motion.current);
    // The wave begins anew and has reached no cell yet: the first hits are those of the still.
    const { hits, chances } = await module.measure(standing, next, undefined);
    setDetected((before) => ({
      ...before,
      [next]: before[next] ?? { counts: countHits(hits), chances },
    }));
    setOpen(next);
  }

  useEffect(() => {
    const target = area.current;
    const tap = (event: MouseEvent) => {
      const isControl = event.target instanceof Element && event.target.closest("a, button");
      const isSelecting = getSelection()?.isCollapsed === false;
      if (!isControl && !isSelecting) void add(1, event);
    };
    target?.addEventListener("click", tap);
    return () => target?.removeEventListener("click", tap);
  }, [area, add]);

  const button = cx("min-h-6 cursor-pointer", textLinkStyle, touchTarget);
  return (
    <figure id="detector" className="print:hidden">
      {mark && <mark.Mark {...mark.tap} />}
      <DetectorDrawing title={words.title} {...shown} />
      <figcaption className="mx-auto flex w-full max-w-[86rem] flex-wrap items-baseline justify-between gap-x-8 gap-y-4 px-gutter pt-4 font-mono text-label text-quiet">
        <p className="max-w-[46rem]">
          <span role="status" className="text-accent">
            {sum(shown.counts).toLocaleString("en-US")}{" "}
            {open === 2 ? words.twoSlits : words.oneSlit}
          </span>{" "}
          {words.note}
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-3 text-ink pointer-coarse:gap-y-0 noscript:hidden">
          <button type="button" className={button} onClick={() => void add(1)}>
            {words.one}
          </button>
          <button type="button" className={button} onClick={() => void add(many)}>
            {words.hundred}
          </button>
          <button type="button" className={button} onClick={() => void toggle()}>
            {open === 2 ? words.close : words.open}
          </button>
        </p>
        <div className="basis-full font-text">
          <HowComputed caption={method} />
        </div>
        <LateFileNote isMissing={isMissing} className="basis-full text-muted" />
      </figcaption>
    </figure>
  );
}
