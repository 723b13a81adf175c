import { path, text } from "#app/figures/marks.ts";
import { arrow, box, hexagon, type Point, segment } from "#app/figures/path.ts";
import type { Mark, Scene } from "#app/figures/scene.ts";
import type { Write } from "./crdt.ts";
import { photoCells, photoSize } from "./photos.ts";
import type { Sync } from "./sync.ts";

/**
 * `lanes` are the lines of the two devices, `foot` is the distance from a lane to its upper edge. Clock 0 stands at
 * `start`, and each tick takes `tick`. What each device wrote alone ends at `fork`, and the devices meet at `meeting`. The two
 * photos stand at `photoXs` after the exchange, `scale` as large.
 */
const wide = {
  width: 1240,
  height: 354,
  lanes: { phone: 98, tablet: 266 },
  start: -79,
  tick: 140,
  radius: 19,
  scale: 0.75,
  fork: 635,
  photoXs: [922, 1106],
  meeting: 830,
  foot: 66,
};
const narrow: Frame = {
  width: 360,
  height: 266,
  lanes: { phone: 34, tablet: 103 },
  start: 14,
  tick: 56,
  radius: 13,
  scale: 0.6,
  fork: 206,
  photoXs: [0, 128],
  meeting: 345,
  foot: 34,
};

type Frame = typeof wide;
type Lane = keyof Frame["lanes"];
type Photo = "A" | "B";
/** Where each photo of the wide drawing was taken. */
const takenAt = { x: 470, A: wide.lanes.phone - wide.foot, B: wide.lanes.tablet - wide.foot };

function drawPhoto(name: Photo, x: number, y: number, { scale }: Frame) {
  return { ...path(photoCells(name), { fill: "blue" }), place: { x, y, scale } };
}

function drawLost(x: number, y: number, { scale }: Frame): Mark[] {
  const [w, h] = [photoSize.width * scale, photoSize.height * scale];
  return [
    path(box(x, y, w, h), { stroke: "ink", dash: "3 4" }),
    text(x + w / 2, y + h / 2 + 5, "it is lost", { anchor: "middle", tone: "ink", bold: true }),
  ];
}

const nameOf = ({ field, value }: Write) => (field === "status" ? `status: ${value}` : field);

function drawEvent(write: Write, lane: Lane, isKept: boolean, frame: Frame): Mark[] {
  const { start, tick, radius, lanes } = frame;
  const [x, y] = [start + tick * write.clock, lanes[lane]];
  const isWide = frame === wide;
  const tone = isKept ? "ink" : "muted";
  const nameStyle = { anchor: "middle", size: "s", tone } as const;
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
    isWide || write.field !== "status"
      ? text(x, y - radius - (isWide ? 10 : 5), nameOf(write), nameStyle)
      : text(8, y - radius - 5, nameOf(write), { size: "s", tone }),
    ...(isKept ? [] : [text(x, y + radius + (isWide ? 20 : 13), "superseded", nameStyle)]),
  ];
}

/** What each device wrote alone. */
function drawOffline({ phone, tablet, merged }: Sync, frame: Frame): Mark[] {
  const { lanes, start, tick, radius, foot, fork: right } = frame;
  const isWide = frame === wide;
  const isKept = ({ field, value }: Write) => merged[field].includes(value);
  const left = isWide ? start + tick - radius - 42 : 0;
  const upper = lanes.phone - foot - (isWide ? 10 : 0);
  const end = isWide ? takenAt.x - 10 : start + 3 * tick;
  return [
    path(box(left, upper, right - left, lanes.tablet + (isWide ? 76 : 31) - upper), {
      fill: "raised",
    }),
    ...(["phone", "tablet"] as const).flatMap((lane): Mark[] => [
      path(segment(start + tick, lanes[lane], end, lanes[lane]), { stroke: "quiet" }),
      isWide
        ? text(left + 18, lanes[lane] - foot + 12, `on the ${lane}`, { tone: "ink", bold: true })
        : text(8, lanes[lane] + 5, lane, { tone: "ink", bold: true }),
    ]),
    ...phone.log.flatMap((write) => drawEvent(write, "phone", isKept(write), frame)),
    ...tablet.log.flatMap((write) => drawEvent(write, "tablet", isKept(write), frame)),
  ];
}

/** The exchange: every write goes both ways, and both clocks go on from the higher count. */
function drawExchange({ clock }: Sync, frame: Frame): Mark[] {
  const { lanes, meeting, radius, start, tick, fork } = frame;
  const [photoX] = frame.photoXs;
  const isWide = frame === wide;
  const from = isWide ? takenAt.x + photoSize.width * wide.scale + 10 : start + 3 * tick + radius;
  const to = meeting - radius - (isWide ? 6 : 3);
  /** To a side of the hexagon, or to its corner, so that the heads stay apart. */
  const way = (a: Lane, b: Lane): Point[] => [
    [from, lanes[a]],
    [fork, lanes[a]],
    [to, lanes[b] + Math.sign(lanes[a] - lanes[b]) * radius],
  ];
  const ways = (["phone", "tablet"] as const).flatMap((a) => [way(a, "phone"), way(a, "tablet")]);
  return [
    path(ways.map((points) => arrow(points, isWide ? 7 : 4)).join(""), {
      stroke: "blue",
      width: isWide ? 3 : 2,
    }),
    ...Object.values(lanes).flatMap((y): Mark[] => [
      ...(isWide ? [path(segment(meeting, y, photoX - 14, y), { stroke: "blue", width: 3 })] : []),
      path(hexagon(meeting, y, radius), { fill: "ground", stroke: "blue", width: 2.5 }),
      text(meeting, y + 5, `${clock}`, { anchor: "middle", tone: "ink", bold: true }),
    ]),
  ];
}

/** Both photos from their upper edge, or the frame of the one that was lost. */
function drawReading({ merged }: Sync, upper: number, frame: Frame): Mark[] {
  const [left, right] = frame.photoXs;
  const hasB = merged.photo.includes("B");
  return [
    drawPhoto("A", left, upper, frame),
    ...(hasB ? [drawPhoto("B", right, upper, frame)] : drawLost(right, upper, frame)),
  ];
}

export function drawWide(state: Sync): Scene {
  const { width, height, meeting, photoXs, lanes } = wide;
  const status = `status: ${state.merged.status}`;
  const marks = [
    ...drawOffline(state, wide),
    drawPhoto("A", takenAt.x, takenAt.A, wide),
    drawPhoto("B", takenAt.x, takenAt.B, wide),
    ...drawExchange(state, wide),
    ...drawReading(state, takenAt.A, wide),
    ...drawReading(state, takenAt.B, wide),
    ...Object.values(lanes).map((y) =>
      text(photoXs[0] - 14, y + 40, status, { anchor: "end", size: "s", tone: "ink", bold: true }),
    ),
    text(0, 14, "no connection: each keeps its own record", { size: "s", tone: "quiet" }),
    text(meeting, lanes.phone - 32, "sync", { anchor: "middle", size: "s", tone: "ink" }),
    text(photoXs[0], 14, "phone’s photo", { tone: "ink" }),
    text(photoXs[1], 14, "tablet’s photo", { tone: "ink" }),
  ];
  return { width, height, marks };
}

export function drawNarrow(state: Sync): Scene {
  const { width, height, meeting, photoXs, lanes } = narrow;
  const [head, upper, x] = [150, 159, 308];
  const y = upper + (photoSize.height * narrow.scale) / 2;
  const marks = [
    ...drawOffline(state, narrow),
    ...drawExchange(state, narrow),
    text(meeting, lanes.phone - 20, "sync", { anchor: "middle", size: "s", tone: "ink" }),
    text(photoXs[0], head, "phone’s photo", { tone: "ink" }),
    text(photoXs[1], head, "tablet’s photo", { tone: "ink" }),
    ...drawReading(state, upper, narrow),
    text(x, head, "one status", { anchor: "middle", tone: "ink" }),
    path(hexagon(x, y, 36), { fill: "blue" }),
    text(x, y + 5, `${state.merged.status}`, { anchor: "middle", tone: "ground", bold: true }),
  ];
  return { width, height, marks };
}
