import { thousands } from "#app/figures/format.ts";
import { label, path, rect, text } from "#app/figures/marks.ts";
import { segment } from "#app/figures/path.ts";
import { linearScale } from "#app/figures/scale.ts";
import { type Mark, sceneOf } from "#app/figures/scene.ts";
import { handshakes, WINDOW_BYTES } from "#app/models/pqc/handshake-sizes.ts";
import type { PaperFigure } from "../types.ts";

const LEFT = 176;
const ROW = 34;
const TOP = 24;
const largest = Math.max(...handshakes.map(({ serverFlight }) => serverFlight));
const x = linearScale([0, largest], [LEFT, 520]);

const limit = x(WINDOW_BYTES);
const bottom = TOP + handshakes.length * ROW;
const marks: Mark[] = handshakes.flatMap((item, index): Mark[] => {
  const y = TOP + index * ROW;
  const split = x(item.serverShare);
  const end = x(item.serverFlight);
  return [
    text(0, y + 12, item.name, { tone: "ink" }),
    text(0, y + 25, `certificates: ${item.signing}`, { size: "s", tone: "quiet" }),
    rect(LEFT, y + 4, Math.max(split - LEFT, 0.8), 17, { fill: "accent" }),
    rect(split, y + 4, Math.max(end - split, 0.8), 17, { fill: "muted" }),
    text(end + 6, y + 16, thousands(item.serverFlight), { tone: "ink" }),
  ];
});

export const handshakeBytes: PaperFigure = {
  finding: `The server’s first flight fits the first TCP window of ${thousands(WINDOW_BYTES)} bytes in ${handshakes.filter((item) => !item.needsExtraRoundTrip).length} of ${handshakes.length} combinations; pqc-handshakes.csv has the bytes.`,
  scene: sceneOf(600, bottom + 22, [
    ...marks,
    path(segment(limit, TOP - 6, limit, bottom + 2), { stroke: "purple", width: 1, dash: "3 3" }),
    label(limit, bottom + 14, `first TCP window, ${thousands(WINDOW_BYTES)}`, "purple", "middle"),
    text(LEFT, TOP - 10, "key share", { size: "s", tone: "accent" }),
    text(LEFT + 56, TOP - 10, "certificates and signatures", { size: "s", tone: "muted" }),
  ]),
};
