import {
  contents,
  newReplica,
  orders,
  type Replica,
  type Rules,
  receive,
  record,
  type Write,
} from "#app/engine/services/crdt.ts";
import { path, text } from "#app/figures/draw/marks.ts";
import { arrow, box, hexagon, polyline, segment } from "#app/figures/draw/path.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { photoChoices } from "./choices.ts";

const edits = {
  phone: [
    ["status", "open"],
    ["note", "leak"],
    ["photo", "A"],
  ],
  tablet: [
    ["status", "done"],
    ["photo", "B"],
    ["meter", "4310"],
  ],
} as const;

function offline(name: keyof typeof edits): Replica {
  return edits[name].reduce<Replica>(
    (replica, [field, value]) => record(replica, field, value),
    newReplica(name),
  );
}

function sync(choice: number) {
  const rules: Rules = choice === 0 ? { photo: "all" } : {};
  const phone = offline("phone");
  const tablet = offline("tablet");
  const writes = [...phone.log, ...tablet.log];
  const merged = contents(writes, rules);
  const arrivals = orders(writes);
  const results = new Set(arrivals.map((order) => JSON.stringify(contents(order, rules))));
  return {
    phone,
    tablet,
    writes,
    merged,
    clock: receive(phone, tablet.log).clock,
    arrivals: arrivals.length,
    results: results.size,
  };
}

type Sync = ReturnType<typeof sync>;

interface Frame {
  width: number;
  height: number;
  lanes: { phone: number; tablet: number };
  /** Where clock 0 stands, and the space of one tick. */
  start: number;
  tick: number;
  radius: number;
}

const wide: Frame = {
  width: 1240,
  height: 400,
  lanes: { phone: 124, tablet: 284 },
  start: 120,
  tick: 165,
  radius: 21,
};
const narrow: Frame = {
  width: 360,
  height: 432,
  lanes: { phone: 76, tablet: 184 },
  start: 40,
  tick: 77,
  radius: 15,
};

function timeline({ phone, tablet, clock, merged }: Sync, frame: Frame): Mark[] {
  const { lanes, start, tick, radius } = frame;
  const isWide = frame === wide;
  const x = (time: number) => start + tick * time;
  const met = x(clock) + (isWide ? 30 : -6);
  const kept = ({ field, value }: Write) => merged[field].includes(value);
  const event = (write: Write, y: number, isUpper: boolean): Mark[] => [
    path(
      hexagon(x(write.clock), y, radius),
      kept(write) ? { fill: "blue" } : { fill: "ground", stroke: "blue", width: 1.5, dash: "3 3" },
    ),
    text(x(write.clock), y + 5, `${write.clock}`, {
      anchor: "middle",
      tone: kept(write) ? "ground" : "blue",
      bold: true,
    }),
    text(
      x(write.clock),
      y + (isUpper ? -radius - 9 : radius + 20),
      `${write.field} ${write.value}`,
      { anchor: "middle", size: isWide ? "m" : "s", tone: kept(write) ? "ink" : "quiet" },
    ),
  ];
  const right = met + radius;
  const edge = x(3) + tick * 0.42;
  return [
    path(
      box(
        x(1) - tick * 0.45,
        lanes.phone - (isWide ? 82 : 56),
        edge - x(1) + tick * 0.45,
        lanes.tablet - lanes.phone + (isWide ? 164 : 112),
      ),
      { fill: "line", opacity: 0.45 },
    ),
    text(edge, lanes.tablet + (isWide ? 104 : 72), "no connection", {
      anchor: "end",
      size: "s",
      tone: "quiet",
    }),
    path(
      segment(x(0.45), lanes.phone, right, lanes.phone) +
        segment(x(0.45), lanes.tablet, right, lanes.tablet),
      { stroke: "quiet" },
    ),
    text(0, lanes.phone + 5, "phone", { tone: "ink", bold: true }),
    text(0, lanes.tablet + 5, "tablet", { tone: "ink", bold: true }),
    path(
      arrow(
        [
          [x(3) + radius, lanes.phone + radius * 0.7],
          [met - radius, lanes.tablet - radius * 0.7],
        ],
        isWide ? 6 : 4,
      ) +
        arrow(
          [
            [x(3) + radius, lanes.tablet - radius * 0.7],
            [met - radius, lanes.phone + radius * 0.7],
          ],
          isWide ? 6 : 4,
        ),
      { stroke: "blue", width: 2 },
    ),
    ...phone.log.flatMap((write) => event(write, lanes.phone, true)),
    ...tablet.log.flatMap((write) => event(write, lanes.tablet, false)),
    ...Object.values(lanes).flatMap((y): Mark[] => [
      path(hexagon(met, y, radius), { fill: "ground", stroke: "blue", width: 2.5 }),
      text(met, y + 5, `${clock}`, { anchor: "middle", tone: "ink", bold: true }),
    ]),
    text(met, lanes.phone - radius - 9, "sync", {
      anchor: "middle",
      size: isWide ? "m" : "s",
      tone: "ink",
    }),
  ];
}

/** A photo as it would look in a list: a hill and a sun; struck out where the merge lost it. */
function photo(x: number, y: number, size: number, name: string, isKept: boolean): Mark[] {
  const hill = polyline([
    [x, y + size * 0.8],
    [x + size * 0.35, y + size * 0.4],
    [x + size * 0.6, y + size * 0.66],
    [x + size * 0.75, y + size * 0.52],
    [x + size, y + size * 0.8],
  ]);
  return [
    path(box(x, y, size * 1, size * 0.8), {
      stroke: isKept ? "blue" : "quiet",
      width: isKept ? 2 : 1,
      fill: "ground",
      dash: isKept ? undefined : "3 3",
    }),
    path(hill, { stroke: isKept ? "blue" : "quiet", width: 1.5 }),
    path(hexagon(x + size * 0.76, y + size * 0.22, size * 0.08), {
      fill: isKept ? "blue" : "quiet",
    }),
    text(x + size / 2, y + size * 0.8 + 20, isKept ? `photo ${name}` : `${name} lost`, {
      anchor: "middle",
      size: "s",
      tone: isKept ? "ink" : "quiet",
    }),
  ];
}

function outcome({ merged }: Sync, x: number, y: number, size: number, leading: number): Mark[] {
  const lines = [`status ${merged.status}`, `note ${merged.note}`, `meter ${merged.meter}`];
  return [
    text(x, y, "both devices read", { tone: "ink", bold: true }),
    ...lines.map((line, k) => text(x, y + leading * (k + 1), line, { tone: "ink" })),
    ...["A", "B"].flatMap((name, k) =>
      photo(
        x + (size > 90 ? 0 : 150) + k * (size + (size > 90 ? 24 : 18)),
        size > 90 ? y + leading * 4 : y - 6,
        size,
        name,
        merged.photo.includes(name),
      ),
    ),
  ];
}

function drawWide(state: Sync): Scene {
  const marks = [
    ...timeline(state, wide),
    path(segment(930, 30, 930, 380), { stroke: "line" }),
    ...outcome(state, 970, 74, 112, 32),
  ];
  return { width: wide.width, height: wide.height, marks };
}

function drawNarrow(state: Sync): Scene {
  const marks = [
    ...timeline(state, narrow),
    path(segment(0, 280, 360, 280), { stroke: "line" }),
    ...outcome(state, 0, 312, 86, 26),
  ];
  return { width: narrow.width, height: narrow.height, marks };
}

/** Two devices that edit one record apart, by Lamport's clocks, and what they read once they meet. */
export function buildServiceMobile(choice = photoChoices.initial): Figure {
  const state = sync(choice);
  const { writes, merged, clock, arrivals, results } = state;
  const photos = merged.photo.length;
  return {
    id: "service-mobile-web-apps",
    title:
      "Two devices edit one record offline, each counting its own writes, and read the same after they sync",
    finding:
      photos === 2
        ? `Both devices took a photo without a connection, and both photos are still there after the sync.`
        : `Kept as one field, photo ${merged.photo[0]} wins by its clock and the other is lost: a set is the right type here.`,
    caption: `Each device counts its own writes from 1 and, on receiving the other's, goes on from the higher count, to ${clock} (Lamport). Status is written at 1 on both: the tie is broken by a rule, here the device's name. Our code replays the ${writes.length} writes in all ${arrivals} orders of arrival and reads ${results} result. Photos are kept as a set, in which both stay, or as one field, in which the later count wins.`,
    scene: drawNarrow(state),
    wide: drawWide(state),
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
