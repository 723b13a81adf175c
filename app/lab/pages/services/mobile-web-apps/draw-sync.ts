import { path, text } from "#app/figures/marks.ts";
import { arrow, box, hexagon, type Point, segment } from "#app/figures/path.ts";
import type { Mark, Scene } from "#app/figures/scene.ts";
import type { Write } from "./crdt.ts";
import { photoCells, photoSize } from "./photos.ts";
import type { Sync } from "./sync.ts";

interface Frame {
  width: number;
  height: number;
  /** The lines of the two devices. */
  lanes: { phone: number; tablet: number };
  /** Where clock 0 stands, and the space of one tick. */
  start: number;
  tick: number;
  radius: number;
  /** The right edge of what each device wrote alone, and where the devices meet. */
  apart: number;
  met: number;
  /** Where the two photos stand after the exchange, and how large. */
  read: readonly [number, number];
  scale: number;
  /** From a lane to the name of its device. */
  foot: number;
}

const wide: Frame = {
  width: 1240,
  height: 354,
  lanes: { phone: 98, tablet: 266 },
  start: -79,
  tick: 140,
  radius: 19,
  scale: 0.75,
  apart: 635,
  read: [922, 1106],
  met: 830,
  foot: 66,
};
const narrow: Frame = {
  width: 360,
  height: 360,
  lanes: { phone: 64, tablet: 144 },
  start: -22,
  tick: 62,
  radius: 13,
  scale: 0.85,
  apart: 204,
  read: [0, 211.3],
  met: 336,
  foot: 42,
};

type Lane = keyof Frame["lanes"];
type Photo = "A" | "B";
/** Where each photo of the wide drawing was taken. */
const taken = { x: 470, A: wide.lanes.phone - wide.foot, B: wide.lanes.tablet - wide.foot };

function photo(name: Photo, x: number, y: number, { scale }: Frame) {
  return { ...path(photoCells(name), { fill: "blue" }), place: { x, y, scale } };
}

function lost(x: number, y: number, { scale }: Frame): Mark[] {
  const [w, h] = [photoSize.width * scale, photoSize.height * scale];
  return [
    path(box(x, y, w, h), { stroke: "ink", dash: "3 4" }),
    text(x + w / 2, y + h / 2 + 5, "it is lost", { anchor: "middle", tone: "ink", bold: true }),
  ];
}

function event(write: Write, lane: Lane, isKept: boolean, frame: Frame): Mark[] {
  const { start, tick, radius, lanes } = frame;
  const [x, y] = [start + tick * write.clock, lanes[lane]];
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
    text(x, y - radius - (frame === wide ? 10 : 5), write.field, {
      anchor: "middle",
      size: "s",
      tone: isKept ? "ink" : "quiet",
    }),
  ];
}

/** What each device wrote alone. */
function apart({ phone, tablet, merged }: Sync, frame: Frame): Mark[] {
  const { lanes, start, tick, radius, foot, apart: right } = frame;
  const isWide = frame === wide;
  const isKept = ({ field, value }: Write) => merged[field].includes(value);
  const left = isWide ? start + tick - radius - 42 : 0;
  const upper = lanes.phone - foot - (isWide ? 10 : 16);
  const behind = taken.x + photoSize.width * wide.scale;
  /** Not through the photo that was taken. */
  const line = (y: number) =>
    isWide
      ? segment(start + tick, y, taken.x - 10, y) + segment(behind + 10, y, right, y)
      : segment(start + tick, y, right, y);
  return [
    path(box(left, upper, right - left, lanes.tablet + (isWide ? 76 : 24) - upper), {
      fill: "raised",
    }),
    ...(["phone", "tablet"] as const).flatMap((lane): Mark[] => [
      path(line(lanes[lane]), { stroke: "quiet" }),
      text(left + (isWide ? 18 : 8), lanes[lane] - foot + (isWide ? 12 : 2), `on the ${lane}`, {
        tone: "ink",
        bold: true,
      }),
    ]),
    ...phone.log.flatMap((write) => event(write, "phone", isKept(write), frame)),
    ...tablet.log.flatMap((write) => event(write, "tablet", isKept(write), frame)),
  ];
}

/** The exchange: every write goes both ways, and both clocks go on from the higher count. */
function exchange({ clock }: Sync, frame: Frame): Mark[] {
  const { lanes, met, radius, read, apart: left } = frame;
  const isWide = frame === wide;
  const from = left + (isWide ? 5 : 4);
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

/** Both photos from their upper edge, or the frame of the one that was lost. */
function reading({ merged }: Sync, upper: number, frame: Frame): Mark[] {
  const [left, right] = frame.read;
  return [
    photo("A", left, upper, frame),
    ...(merged.photo.includes("B") ? [photo("B", right, upper, frame)] : lost(right, upper, frame)),
  ];
}

export function drawWide(state: Sync): Scene {
  const { width, height, met, read, lanes } = wide;
  const between = (lanes.phone + lanes.tablet) / 2 + 4;
  const marks = [
    ...apart(state, wide),
    photo("A", taken.x, taken.A, wide),
    photo("B", taken.x, taken.B, wide),
    ...exchange(state, wide),
    ...reading(state, taken.A, wide),
    ...reading(state, taken.B, wide),
    text(0, 14, "no connection: each keeps its own record", { size: "s", tone: "quiet" }),
    text(met, lanes.phone - 32, "sync", { anchor: "middle", size: "s", tone: "ink" }),
    text(read[0], 14, "both read the same record", { size: "s", tone: "quiet" }),
    text(read[0], between, "phone: leak", { tone: "ink" }),
    text(read[1], between, "tablet: meter", { tone: "ink" }),
  ];
  return { width, height, marks };
}

export function drawNarrow(state: Sync): Scene {
  const { width, height, met, read, lanes } = narrow;
  const marks = [
    ...apart(state, narrow),
    ...exchange(state, narrow),
    text(met, lanes.phone - 20, "sync", { anchor: "middle", size: "s", tone: "ink" }),
    text(0, 196, "both read the phone’s photo", { tone: "ink" }),
    text(read[1], 196, "and the tablet’s", { tone: "ink" }),
    ...reading(state, 208, narrow),
  ];
  return { width, height, marks };
}
