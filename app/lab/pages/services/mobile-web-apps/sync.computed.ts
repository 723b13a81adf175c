import { path, text } from "#app/drawing/marks.ts";
import { arrow, box, hexagon, type Point, segment } from "#app/drawing/path.ts";
import { type FigureData, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { type Rule, type Sync, sync, type Write } from "./crdt.ts";
import { photoCells, photoSize } from "./photos.ts";

/** The photos of the wide drawing were taken here. */
const TAKEN_X = 470;

/**
 * `lanes` are the lines of the two devices. Clock 0 stands at `start`, and each tick takes `tick`. An event has its name `nameGap`
 * above it and a note `noteGap` below. What each device wrote alone lies on a ground from `upper` to `lower`; its lines end at `lineEnd`,
 * the ground at `fork`. The `arrows` of the exchange then lead to the `meeting`. The two photos stand at `photoXs` after it, `scale` as large.
 */
const wide = {
  width: 1240,
  height: 354,
  lanes: { phone: 98, tablet: 266 },
  start: -79,
  tick: 140,
  radius: 19,
  scale: 0.75,
  nameGap: 10,
  noteGap: 20,
  upper: 22,
  lower: 342,
  lineEnd: TAKEN_X - 10,
  fork: 635,
  arrows: { from: TAKEN_X + 0.75 * photoSize.width + 10, to: 805, head: 7, width: 3 },
  meeting: 830,
  photoXs: [922, 1106],
};
const narrow: SyncFrame = {
  width: 360,
  height: 266,
  lanes: { phone: 34, tablet: 103 },
  start: 14,
  tick: 56,
  radius: 13,
  scale: 0.6,
  nameGap: 5,
  noteGap: 13,
  upper: 0,
  lower: 134,
  lineEnd: 182,
  fork: 206,
  arrows: { from: 195, to: 329, head: 4, width: 2 },
  meeting: 345,
  photoXs: [0, 128],
};

type SyncFrame = typeof wide;
type Lane = keyof SyncFrame["lanes"];
type Photo = "A" | "B";
const devices = ["phone", "tablet"] as const;

function drawPhoto(name: Photo, x: number, y: number, { scale }: SyncFrame) {
  return { ...path(photoCells(name), { fill: "blue" }), place: { x, y, scale } };
}

function drawLost(x: number, y: number, { scale }: SyncFrame): Mark[] {
  const [w, h] = [photoSize.width * scale, photoSize.height * scale];
  return [
    path(box(x, y, w, h), { stroke: "ink", dash: "3 4" }),
    text(x + w / 2, y + h / 2 + 5, "it is lost", { anchor: "middle", tone: "ink", bold: true }),
  ];
}

const nameOf = ({ field, value }: Write) => (field === "status" ? `status: ${value}` : field);

function drawEvent(write: Write, lane: Lane, isKept: boolean, frame: SyncFrame): Mark[] {
  const { start, tick, radius, lanes, nameGap, noteGap } = frame;
  const [x, y] = [start + tick * write.clock, lanes[lane]];
  const tone = isKept ? "ink" : "muted";
  const nameStyle = { anchor: "middle", tone } as const;
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
    frame === narrow && write.field === "status"
      ? text(8, y - radius - nameGap, nameOf(write), { tone })
      : text(x, y - radius - nameGap, nameOf(write), nameStyle),
    ...(isKept || frame === narrow ? [] : [text(x, y + radius + noteGap, "superseded", nameStyle)]),
  ];
}

function drawOffline({ phone, tablet, merged }: Sync, frame: SyncFrame): Mark[] {
  const { lanes, start, tick, upper, lower, lineEnd, fork } = frame;
  const isKept = ({ field, value }: Write) => merged[field].includes(value);
  return [
    path(box(0, upper, fork, lower - upper), { fill: "raised" }),
    ...Object.values(lanes).map((y) =>
      path(segment(start + tick, y, lineEnd, y), { stroke: "quiet" }),
    ),
    ...phone.log.flatMap((write) => drawEvent(write, "phone", isKept(write), frame)),
    ...tablet.log.flatMap((write) => drawEvent(write, "tablet", isKept(write), frame)),
  ];
}

/** The exchange: every write goes both ways, and both clocks go on from the higher count. */
function drawExchange({ clock }: Sync, frame: SyncFrame): Mark[] {
  const { lanes, meeting, radius, fork, arrows } = frame;
  /** A way ends at a side of the hexagon or at its corner, so that the heads stay apart. */
  const way = (a: Lane, b: Lane): Point[] => [
    [arrows.from, lanes[a]],
    [fork, lanes[a]],
    [arrows.to, lanes[b] + Math.sign(lanes[a] - lanes[b]) * radius],
  ];
  const ways = devices.flatMap((a) => devices.map((b) => arrow(way(a, b), arrows.head)));
  return [
    path(ways.join(""), { stroke: "blue", width: arrows.width }),
    ...Object.values(lanes).flatMap((y): Mark[] => [
      path(hexagon(meeting, y, radius), { fill: "ground", stroke: "blue", width: 2.5 }),
      text(meeting, y + 5, `${clock}`, { anchor: "middle", tone: "ink", bold: true }),
    ]),
  ];
}

/** Both photos from their upper edge, or the frame of the one that was lost. */
function drawReading({ merged }: Sync, upper: number, frame: SyncFrame): Mark[] {
  const [left, right] = frame.photoXs;
  const hasB = merged.photo.includes("B");
  return [
    drawPhoto("A", left, upper, frame),
    ...(hasB ? [drawPhoto("B", right, upper, frame)] : drawLost(right, upper, frame)),
  ];
}

function drawWide(state: Sync): Scene {
  const { width, height, meeting, photoXs, lanes } = wide;
  const status = `status: ${state.merged.status}`;
  const [phoneTop, tabletTop] = [lanes.phone - 66, lanes.tablet - 66];
  const photoEnd = photoXs[0] - 14;
  const marks = [
    ...drawOffline(state, wide),
    text(18, phoneTop + 12, "on the phone", { tone: "ink", bold: true }),
    text(18, tabletTop + 12, "on the tablet", { tone: "ink", bold: true }),
    drawPhoto("A", TAKEN_X, phoneTop, wide),
    drawPhoto("B", TAKEN_X, tabletTop, wide),
    ...Object.values(lanes).flatMap((y) => [
      path(segment(meeting, y, photoEnd, y), { stroke: "blue", width: 3 }),
      text(photoEnd, y + 40, status, { anchor: "end", tone: "ink", bold: true }),
    ]),
    ...drawExchange(state, wide),
    ...drawReading(state, phoneTop, wide),
    ...drawReading(state, tabletTop, wide),
    text(0, 14, "no connection: each keeps its own record", { tone: "quiet" }),
    text(meeting, lanes.phone - 32, "sync", { anchor: "middle", tone: "ink" }),
    text(photoXs[0], 14, "phone’s photo", { tone: "ink" }),
    text(photoXs[1], 14, "tablet’s photo", { tone: "ink" }),
  ];
  return sceneOf(width, height, marks);
}

function drawNarrow(state: Sync): Scene {
  const { width, height, meeting, photoXs, lanes } = narrow;
  const [head, upper, x] = [150, 159, 308];
  const y = upper + (photoSize.height * narrow.scale) / 2;
  const marks = [
    ...drawOffline(state, narrow),
    ...devices.map((lane) => text(8, lanes[lane] + 5, lane, { tone: "ink", bold: true })),
    ...drawExchange(state, narrow),
    text(meeting, lanes.phone - 20, "sync", { anchor: "middle", tone: "ink" }),
    text(photoXs[0], head, "phone’s photo", { tone: "ink" }),
    text(photoXs[1], head, "tablet’s photo", { tone: "ink" }),
    ...drawReading(state, upper, narrow),
    text(x, head, "one status", { anchor: "middle", tone: "ink" }),
    path(hexagon(x, y, 36), { fill: "blue" }),
    text(x, y + 5, `${state.merged.status}`, { anchor: "middle", tone: "ground", bold: true }),
  ];
  return sceneOf(width, height, marks);
}

/** Two devices that edit one record apart, by Lamport's clocks, and what they read once they meet. */
function drawFigure(photoRule: Rule): FigureData {
  const state = sync(photoRule);
  const { writes, merged, clock, arrivals, results } = state;
  const winner = writes.find(({ value }) => value === merged.photo[0])?.replica;
  return {
    title:
      "Two devices edit one record offline, each counting its own writes, and read the same after they sync",
    finding:
      merged.photo.length === 2
        ? "Two people edit one record offline. After the sync both photos are there, and one status has won by a rule you chose."
        : `Kept as one field, the ${winner}’s photo wins by its count and the other is lost. A set is the right type here.`,
    caption: `Each device keeps a Lamport clock: it counts its own writes from 1 and, on receiving the other’s, goes on from the higher count, up to ${clock}. Both write the status at 1, and a rule breaks the tie, here the device’s name. Our code replays the ${writes.length} writes in all ${arrivals} orders of arrival and reads ${results} result. Photos are kept as a set, in which both stay, or as one field, in which the later count wins.`,
    narrow: drawNarrow(state),
    scene: drawWide(state),
    table: {
      columns: ["Device", "Count", "Field", "Value", "After the sync"],
      rows: writes.map((write) => [
        write.replica,
        `${write.clock}`,
        write.field,
        write.value,
        merged[write.field].includes(write.value) ? "kept" : "superseded",
      ]),
    },
  };
}

export default {
  legend: "Photos are kept as",
  options: ["a set", "one field"],
  initial: 0,
  figures: [drawFigure("all"), drawFigure("last")],
};
