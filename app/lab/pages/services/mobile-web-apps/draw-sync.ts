import { path, round, text } from "#app/figures/marks.ts";
import { arrow, box, hexagon, type Point, segment } from "#app/figures/path.ts";
import type { Mark, Scene } from "#app/figures/scene.ts";
import type { Write } from "#app/lab/pages/services/mobile-web-apps/crdt.ts";
import { photoCells, photoSize } from "./photos.ts";
import type { Sync } from "./sync.ts";

interface Frame {
  id: string;
  width: number;
  height: number;
  /** The lines of the two devices. */
  lanes: { phone: number; tablet: number };
  /** Where clock 0 stands, and the space of one tick. */
  start: number;
  tick: number;
  radius: number;
  /** Where a photo stands as taken, where the two stand after the exchange, and how large. */
  taken: number;
  scale: number;
  read: readonly [number, number];
  readScale: number;
  /** Where the devices meet. */
  met: number;
  /** From a lane to the foot of its photos. */
  foot: number;
}

const wide: Frame = {
  id: "w",
  width: 1240,
  height: 384,
  lanes: { phone: 98, tablet: 278 },
  start: -79,
  tick: 140,
  radius: 19,
  scale: 0.75,
  taken: 470,
  read: [922, 1106],
  readScale: 0.75,
  met: 830,
  foot: 66,
};
const narrow: Frame = {
  id: "n",
  width: 360,
  height: 516,
  lanes: { phone: 84, tablet: 188 },
  start: -16,
  tick: 50,
  radius: 13,
  scale: 0.48,
  taken: 178,
  read: [0, 185],
  readScale: 1,
  met: 328,
  foot: 42,
};

type Lane = keyof Frame["lanes"];
const photos = { phone: "A", tablet: "B" } as const;
const subjects = { A: "A, the leak", B: "B, the meter" } as const;

/** A photo where it was taken; elsewhere a copy of it, or an empty frame. */
function original(name: "A" | "B", x: number, y: number, { id, scale }: Frame): Mark {
  return {
    ...path(photoCells(name), { fill: "blue" }),
    id: `${id}${name}`,
    place: { x, y, scale },
  };
}

/** In the original's coordinates, which a copy inherits. */
function copy(name: "A" | "B", x: number, y: number, frame: Frame): Mark {
  const { id, taken, lanes, foot, readScale } = frame;
  const scale = readScale / frame.scale;
  const from = name === "A" ? lanes.phone : lanes.tablet;
  return {
    kind: "copy",
    of: `${id}${name}`,
    place: {
      x: round(x - scale * taken),
      y: round(y - scale * (from - foot)),
      scale: Number(scale.toFixed(3)),
    },
  };
}

function lost(x: number, y: number, { readScale }: Frame): Mark[] {
  const [w, h] = [photoSize.width * readScale, photoSize.height * readScale];
  return [
    path(box(x, y, w, h), { stroke: "ink", dash: "3 4" }),
    text(x + w / 2, y + h / 2 + 5, "B is lost", { anchor: "middle", tone: "ink", bold: true }),
  ];
}

function event(write: Write, lane: Lane, isKept: boolean, frame: Frame): Mark[] {
  const { start, tick, radius, lanes } = frame;
  const [x, y] = [start + tick * write.clock, lanes[lane]];
  const isWide = frame === wide;
  const label = { anchor: "middle", size: "s", tone: isKept ? "ink" : "quiet" } as const;
  return [
    path(
      hexagon(x, y, radius),
      isKept ? { fill: "blue" } : { fill: "ground", stroke: "blue", width: 1.5, dash: "3 3" },
    ),
    text(x, y + 5, `${write.clock}`, {
      anchor: "middle",
      tone: isKept ? "ground" : "blue",
      bold: true,
    }),
    text(x, y - radius - (isWide ? 10 : 5), write.field, label),
    text(x, y + radius + (isWide ? 24 : 14), write.value, label),
  ];
}

/** What each device wrote alone, up to the photo that it took. */
function apart({ phone, tablet, merged }: Sync, frame: Frame): Mark[] {
  const { lanes, start, tick, radius, taken, foot, scale } = frame;
  const isWide = frame === wide;
  const isKept = ({ field, value }: Write) => merged[field].includes(value);
  const left = isWide ? start + tick - radius - 42 : 0;
  const edge = taken + photoSize.width * scale;
  const upper = lanes.phone - foot - (isWide ? 10 : 14);
  const right = edge + (isWide ? 34 : 6);
  return [
    path(box(left, upper, right - left, lanes.tablet + foot - upper + (isWide ? 38 : 6)), {
      fill: "raised",
    }),
    ...(["phone", "tablet"] as const).flatMap((lane): Mark[] => [
      path(segment(start + tick, lanes[lane], taken, lanes[lane]), { stroke: "quiet" }),
      original(photos[lane], taken, lanes[lane] - foot, frame),
      text(left + (isWide ? 18 : 8), lanes[lane] - foot + (isWide ? 12 : 2), `on the ${lane}`, {
        tone: "ink",
        bold: true,
      }),
      ...(isWide
        ? [
            text(taken, lanes[lane] + foot + 20, `photo ${subjects[photos[lane]]}`, {
              size: "s",
              tone: "muted",
            }),
          ]
        : []),
    ]),
    ...phone.log.flatMap((write) => event(write, "phone", isKept(write), frame)),
    ...tablet.log.flatMap((write) => event(write, "tablet", isKept(write), frame)),
  ];
}

/** The exchange: every write goes both ways, and both clocks go on from the higher count. */
function exchange({ clock }: Sync, frame: Frame): Mark[] {
  const { lanes, taken, scale, met, radius, read } = frame;
  const isWide = frame === wide;
  const from = taken + photoSize.width * scale + (isWide ? 36 : 8);
  const to = met - radius - (isWide ? 6 : 3);
  const way = (a: Lane, b: Lane): Point[] => [
    [from, lanes[a]],
    [to, lanes[b] + (a === b ? 0 : (lanes[a] - lanes[b]) * 0.06)],
  ];
  const ways = (list: readonly [Lane, Lane][]) =>
    list.map(([a, b]) => arrow(way(a, b), isWide ? 7 : 4)).join("");
  return [
    path(
      ways([
        ["phone", "phone"],
        ["tablet", "tablet"],
        ["phone", "tablet"],
        ["tablet", "phone"],
      ]),
      { stroke: "blue", width: isWide ? 3 : 2 },
    ),
    ...Object.values(lanes).flatMap((y): Mark[] => [
      ...(isWide ? [path(segment(met, y, read[0] - 14, y), { stroke: "blue", width: 3 })] : []),
      path(hexagon(met, y, radius), { fill: "ground", stroke: "blue", width: 2.5 }),
      text(met, y + 5, `${clock}`, { anchor: "middle", tone: "ink", bold: true }),
    ]),
  ];
}

/** What a device reads after the exchange, from the top of its photos. */
function reading({ merged }: Sync, upper: number, frame: Frame): Mark[] {
  const { read, foot } = frame;
  return [
    copy("A", read[0], upper, frame),
    ...(merged.photo.includes("B")
      ? [copy("B", read[1], upper, frame)]
      : lost(read[1], upper, frame)),
    ...(frame === wide
      ? [
          text(
            read[0],
            upper + 2 * foot + 20,
            `status ${merged.status}, note ${merged.note}, meter ${merged.meter}`,
            { size: "s", tone: "muted" },
          ),
        ]
      : []),
  ];
}

export function drawWide(state: Sync): Scene {
  const { lanes, foot, width, height, met, read } = wide;
  const marks = [
    ...apart(state, wide),
    ...exchange(state, wide),
    ...reading(state, lanes.phone - foot, wide),
    ...reading(state, lanes.tablet - foot, wide),
    text(0, 14, "no connection: each keeps its own record", { size: "s", tone: "quiet" }),
    text(met, lanes.phone - 32, "sync", { anchor: "middle", size: "s", tone: "ink" }),
    text(read[0], 14, "both read the same record", { size: "s", tone: "quiet" }),
  ];
  return { width, height, marks };
}

export function drawNarrow(state: Sync): Scene {
  const { width, height, met, lanes } = narrow;
  const upper = 306;
  const { merged } = state;
  const marks = [
    ...apart(state, narrow),
    ...exchange(state, narrow),
    text(0, 14, "no connection", { size: "s", tone: "quiet" }),
    text(met, lanes.phone - 20, "sync", { anchor: "middle", size: "s", tone: "ink" }),
    text(0, upper - 36, "both read the same record", { size: "s", tone: "quiet" }),
    text(0, upper - 15, `status ${merged.status}, note ${merged.note}, meter ${merged.meter}`, {
      tone: "muted",
    }),
    ...reading(state, upper, narrow),
  ];
  return { width, height, marks };
}
