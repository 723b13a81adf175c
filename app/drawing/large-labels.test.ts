import { describe, expect, it } from "vitest";
import h2 from "#app/documents/figures/h2.figure.ts";
import echo from "#app/quantum/pages/about/echo.figure.ts";
import lowering from "#app/quantum/pages/about/lowering.figure.ts";
import approvals from "#app/quantum/pages/case-studies/approvals.figure.ts";
import atoms from "#app/quantum/pages/case-studies/atoms.figure.ts";
import surrogate from "#app/quantum/pages/case-studies/surrogate.figure.ts";
import braid from "#app/quantum/pages/compiler/braid.figure.ts";
import routed from "#app/quantum/pages/compiler/routed.figure.ts";
import stages from "#app/quantum/pages/compiler/stages.figure.ts";
import hours from "#app/quantum/pages/contact/hours.figure.ts";
import finance from "#app/quantum/pages/industries/finance.figure.ts";
import government from "#app/quantum/pages/industries/government.figure.ts";
import semiconductor from "#app/quantum/pages/industries/semiconductor.figure.ts";
import web3 from "#app/quantum/pages/industries/web3.figure.ts";
import amplitudeEstimation from "#app/quantum/pages/research/amplitude-estimation.figure.ts";
import controlLoop from "#app/quantum/pages/research/control-loop.figure.ts";
import edaFlow from "#app/quantum/pages/research/eda-flow.figure.ts";
import routingPeers from "#app/quantum/pages/resources/routing-peers.figure.ts";
import simulatorTimes from "#app/quantum/pages/resources/simulator-times.figure.ts";
import activeSpace from "#app/quantum/pages/simulation/active-space.figure.ts";
import entanglement from "#app/quantum/pages/simulation/entanglement.figure.ts";
import custody from "#app/quantum/pages/tokenization/custody.figure.ts";
import oneSwitch from "#app/quantum/pages/tokenization/one-switch.figure.ts";
import standards from "#app/quantum/pages/tokenization/standards.figure.ts";
import transport from "#app/quantum/pages/tokenization/transport.figure.ts";
import type { TextMark } from "./scene.ts";

/** As the style sheet sets them where the drawing is smallest, on a tablet and on a phone; `large` is that of the largest. */
const usual = { wide: 20, narrow: 13, large: 2.9 };
const poster = { wide: 17, narrow: 12, large: 1.25 };
const figures = [
  { name: "lowering", build: lowering, sizes: usual },
  { name: "echo", build: echo, sizes: { wide: 34, narrow: 34, large: 1 } },
  { name: "EDA flow", build: edaFlow, sizes: usual },
  { name: "routing peers", build: routingPeers, sizes: usual },
  {
    name: "simulator times",
    build: simulatorTimes,
    sizes: { wide: 20, narrow: 12.5, large: 1.25 },
  },
  { name: "standards", build: standards, sizes: usual },
  { name: "atoms", build: atoms, sizes: usual },
  { name: "surrogate", build: surrogate, sizes: usual },
  { name: "approvals", build: approvals, sizes: usual },
  { name: "control loop", build: controlLoop, sizes: usual },
  { name: "amplitude estimation", build: amplitudeEstimation, sizes: usual },
  { name: "hours", build: hours, sizes: { ...usual, wide: 21 } },
  { name: "braid", build: braid, sizes: usual },
  { name: "finance", build: finance, sizes: poster },
  { name: "semiconductor", build: semiconductor, sizes: poster },
  { name: "government", build: government, sizes: poster },
  { name: "web3", build: web3, sizes: poster },
  { name: "stages", build: stages, sizes: usual },
  { name: "entanglement", build: entanglement, sizes: usual },
  { name: "transport", build: transport, sizes: usual },
  { name: "custody", build: custody, sizes: usual },
  { name: "active space", build: activeSpace, sizes: usual },
  { name: "hydrogen", build: h2, sizes: usual },
  { name: "one switch", build: oneSwitch, sizes: usual },
  { name: "routed", build: routed, sizes: { wide: 12, narrow: 12, large: 1.25 } },
];

function extent({ x, y, text, size, anchor }: TextMark, unit: number, large: number) {
  const high = size === "l" ? unit * large : unit;
  // Large words are set in the text's type, others in the monospaced one.
  const width = [...text].length * (size === "l" && large > 2 ? 0.56 : 0.6) * high;
  const left = x - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
  return { text, left, right: left + width, top: y - 0.72 * high, bottom: y };
}

describe.each(figures)("$name", ({ build, sizes }) => {
  const figure = build();
  it.each(["wide", "narrow"] as const)("has its labels inside and apart: %s", (name) => {
    const view = name === "wide" ? figure.scene : figure.narrow;
    if (!view) throw new Error("no narrow composition");
    const { width, height } = view;
    const labels = view.marks.filter((mark) => mark.kind === "text");
    const boxes = labels.map((label) => extent(label, sizes[name], sizes.large));
    for (const { text, left, right, top, bottom } of boxes) {
      expect(left, text).toBeGreaterThanOrEqual(-0.5);
      expect(right, text).toBeLessThanOrEqual(width + 0.5);
      expect(top, text).toBeGreaterThanOrEqual(0);
      expect(bottom, text).toBeLessThanOrEqual(height);
    }
    const clashes = boxes.flatMap((a, k) =>
      boxes
        .slice(k + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.text} / ${b.text}`),
    );
    expect(clashes).toEqual([]);
  });
});
