import { contents, orders, replay, type Write } from "#app/engine/services/crdt.ts";
import { path, text } from "#app/figures/draw/marks.ts";
import { arrow, box, dot, segment } from "#app/figures/draw/path.ts";
import { linearScale } from "#app/figures/draw/scale.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";

const writes: readonly Write[] = [
  { replica: "phone", clock: 1, field: "status", value: "open" },
  { replica: "tablet", clock: 2, field: "status", value: "done" },
  { replica: "phone", clock: 3, field: "note", value: "leak" },
  { replica: "tablet", clock: 4, field: "photo", value: "2" },
  { replica: "phone", clock: 5, field: "photo", value: "3" },
];

const LANES = { phone: 56, tablet: 132 } as const;
const x = linearScale([0, 6.4], [44, 318]);

export function buildServiceMobile(): Figure {
  const permutations = orders(writes);
  const results = new Set(permutations.map((order) => contents(replay(order)).join("; ")));
  const merged = contents(replay(writes));
  const lane = (replica: string) => (replica === "phone" ? LANES.phone : LANES.tablet);
  const marks: Mark[] = [
    path(box(x(0.5), 22, x(5.4) - x(0.5), 142), { fill: "line", opacity: 0.5 }),
    text(x(0.5) + 8, 16, "offline", { size: "s", tone: "quiet" }),
    text(x(5.4) + 8, 16, "sync", { size: "s", tone: "quiet" }),
    path(
      Object.values(LANES)
        .map((y) => segment(44, y, 322, y))
        .join(""),
      { stroke: "quiet", width: 1 },
    ),
    text(0, LANES.phone + 4, "phone", { tone: "ink" }),
    text(0, LANES.tablet + 4, "tablet", { tone: "ink" }),
    path(
      arrow([
        [x(5.4), LANES.phone + 4],
        [x(6.2), LANES.tablet - 6],
      ]) +
        arrow([
          [x(5.4), LANES.tablet - 4],
          [x(6.2), LANES.phone + 6],
        ]),
      { stroke: "blue", width: 1.5 },
    ),
    path(writes.map(({ replica, clock }) => dot(x(clock), lane(replica), 4.5)).join(""), {
      fill: "blue",
    }),
    ...writes.map(({ replica, clock, field, value }) =>
      text(x(clock), lane(replica) + (replica === "phone" ? -12 : 20), `${field} ${value}`, {
        anchor: "middle",
        size: "s",
        tone: "muted",
      }),
    ),
    path(
      Object.values(LANES)
        .map((y) => dot(x(6.4) + 6, y, 6))
        .join(""),
      { stroke: "blue", fill: "ground", width: 2 },
    ),
    text(0, 190, `both read: ${merged.map((line) => line.replace(":", "")).join(", ")}`, {
      tone: "ink",
    }),
    text(0, 207, `${permutations.length} orders of arrival, ${results.size} result`, {
      size: "s",
      tone: "quiet",
    }),
  ];
  return {
    id: "service-mobile-web-apps",
    title: "Two devices edit one record offline and agree after they sync",
    caption: `A last-writer-wins register with logical clocks. Our code replays the ${writes.length} writes in all ${permutations.length} orders of arrival and gets ${results.size} result.`,
    scene: { width: 360, height: 214, marks },
    table: {
      columns: ["Clock", "Device", "Field", "Value", "After sync"],
      rows: writes.map((write) => [
        `${write.clock}`,
        write.replica,
        write.field,
        write.value,
        merged.includes(`${write.field}: ${write.value}`) ? "kept" : "superseded",
      ]),
    },
  };
}
