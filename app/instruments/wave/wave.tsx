import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { quantumHome } from "#app/content/quantum/home.ts";
import { thousands } from "#app/lib/format.ts";
import { sum } from "#app/lib/sum.ts";
import { readQuery, writeQuery } from "#app/navigation/address.ts";
import { HowComputed } from "#app/ui/figure/figure.tsx";
import { Announcement } from "../kit/announcement.tsx";
import { countHits, sampleHits } from "./detector.ts";
import { DetectorDrawing, hitsPerDot } from "./detector-drawing.tsx";
import { type Slits, slits } from "./double-slit.ts";
import waveHits from "./hits.computed.ts";
import oneSlit from "./one-slit.computed.ts";
import { narrowMedia, useMotion } from "./use-motion.ts";
import twoSlits from "./wave.computed.ts";

const HITS_PER_PRESS = 100;
const otherSlits = (open: Slits): Slits => (open === 2 ? 1 : 2);

export function Wave({ words }: { words: typeof quantumHome.hero.wave }) {
  const [open, setOpen] = useState<Slits>(2);
  // Hits are kept apart for one slit and for two.
  const [counts, setCounts] = useState({ 1: waveHits[1].counts, 2: waveHits[2].counts });
  const [lastHit, setLastHit] = useState<number>();
  const [isUsed, setUsed] = useState(false);
  const name = useId();
  const openSlits = useRef<Slits>(open);
  const canvas = useRef<HTMLCanvasElement>(null);
  const move = useMotion(canvas, openSlits);
  const reading = { counts: counts[open], chances: waveHits[open].chances };

  function add(count: number) {
    const hits = sampleHits(reading.chances, count, Math.random);
    setCounts({ ...counts, [open]: countHits(hits, reading.counts) });
    setLastHit(count === 1 ? hits[0] : undefined);
    setUsed(true);
  }

  function toggle() {
    const next = otherSlits(open);
    openSlits.current = next;
    setOpen(next);
    setLastHit(undefined);
    setUsed(true);
    move(next);
    writeQuery("slits", next === 1 ? "1" : undefined);
  }

  function tap() {
    add(1);
    move(open);
  }

  const arrive = useEffectEvent(() => {
    if (readQuery("slits") !== "1") return;
    toggle();
    setUsed(false);
  });
  useEffect(() => arrive(), []);

  const finding = open === 2 ? words.twoSlits : words.oneSlit;
  const dots = words.reading(thousands(sum(reading.counts)), hitsPerDot(reading));
  const control =
    "min-h-11 cursor-pointer whitespace-nowrap underline decoration-quiet underline-offset-4 hover:decoration-current noscript:hidden";
  return (
    <figure id="detector" aria-labelledby={name} className="wave print:hidden">
      <div className="wave-stage" onClick={tap}>
        <WavePicture open={open} canvas={canvas} />
        <WaveWall isClosed={open === 1} />
        <DetectorDrawing title={words.title} {...reading} lastHit={lastHit} />
      </div>
      <figcaption className="wave-caption">
        <div className="wave-reading caption">
          <p className="text-muted">
            <strong id={name} className="font-medium text-ink max-md:sr-only">
              {finding}
            </strong>{" "}
            {dots}
          </p>{" "}
          <HowComputed caption={twoSlits.caption} />
        </div>
        <Announcement text={isUsed ? `${finding} ${dots}` : ""} />
        <div className="wave-controls">
          <button type="button" className={control} onClick={toggle}>
            {open === 2 ? words.close : words.open}
          </button>
          <button type="button" className={control} onClick={() => add(HITS_PER_PRESS)}>
            {words.hundred}
          </button>
        </div>
      </figcaption>
    </figure>
  );
}

interface WavePictureProps {
  open: Slits;
  /** The wave in motion is drawn here. */
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** The wave behind one slit or two: a still picture, and over it what goes on from there. */
function WavePicture({ open, canvas }: WavePictureProps) {
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
        {/* A canvas can be given to a worker once, so a wave that is drawn anew has a new one. */}
        <canvas
          key={twoSlits.scene.src}
          ref={canvas}
          className="wave-picture opacity-0 transition-opacity duration-250"
        />
      </div>
    </>
  );
}

const WALL_BREADTH = 84;

const HEXAGON_PITCH = 1.5;

const innerEdge = slits.apart / 2 - slits.width / 2;

const outerEdge = slits.apart / 2 + slits.width / 2;

/** Hexagons from one place to another, in length units from the axis. */
function hexagons(from: number, to: number): string {
  const count = Math.round((to - from) / HEXAGON_PITCH);
  const pitch = (to - from) / count;
  const first = WALL_BREADTH / 2 + from + pitch / 2;
  const hexagon = "l.64.4v.8l-.64.4-.64-.4v-.8z";
  const step = `m${pitch.toFixed(3)} 0`;
  return `M${first.toFixed(2)} .2${Array(count).fill(hexagon).join(step)}`;
}

const wall =
  hexagons(-WALL_BREADTH / 2, -outerEdge) +
  hexagons(-innerEdge, innerEdge) +
  hexagons(outerEdge, WALL_BREADTH / 2);

const plug = hexagons(innerEdge, outerEdge);

function WaveWall({ isClosed }: { isClosed: boolean }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WALL_BREADTH} 2`} className="wave-across wave-wall">
      <path d={wall} className="fill-quiet" />
      {isClosed && <path d={plug} className="fill-accent" />}
    </svg>
  );
}
