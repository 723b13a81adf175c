import { describe, it } from "vitest";
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
import h2 from "#app/quantum/pages/simulation/h2.figure.ts";
import custody from "#app/quantum/pages/tokenization/custody.figure.ts";
import oneSwitch from "#app/quantum/pages/tokenization/one-switch.figure.ts";
import standards from "#app/quantum/pages/tokenization/standards.figure.ts";
import transport from "#app/quantum/pages/tokenization/transport.figure.ts";
import { expectLabelsApart } from "./label-boxes.test-support.ts";
import type { TextMark } from "./scene.ts";

/** As the style sheet sets them where the drawing is smallest, on a tablet and on a phone; `large` is that of the largest. */
const usual = { wide: 24.5, narrow: 13, large: 2.35 };
const poster = { wide: 17.6, narrow: 12, large: 1.25 };
const figures = [
  { name: "lowering", build: lowering, sizes: { ...usual, wide: 23.2 } },
  { name: "echo", build: echo, sizes: { wide: 34, narrow: 34, large: 1 } },
  { name: "EDA flow", build: edaFlow, sizes: usual },
  { name: "routing peers", build: routingPeers, sizes: usual },
  {
    name: "simulator times",
    build: simulatorTimes,
    sizes: { wide: 23.5, narrow: 14, large: 1.25 },
  },
  { name: "standards", build: standards, sizes: { ...usual, wide: 21.2 } },
  { name: "atoms", build: atoms, sizes: usual },
  { name: "surrogate", build: surrogate, sizes: usual },
  { name: "approvals", build: approvals, sizes: usual },
  { name: "control loop", build: controlLoop, sizes: usual },
  { name: "amplitude estimation", build: amplitudeEstimation, sizes: usual },
  { name: "hours", build: hours, sizes: usual },
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
  { name: "routed", build: routed, sizes: { wide: 12.9, narrow: 13.4, large: 1.25 } },
];

describe.each(figures)("$name", ({ build, sizes }) => {
  const figure = build();
  /** Large words are set in the text's type, others in the monospaced one. */
  const settingOf = (unit: number) => (label: TextMark) =>
    label.size === "l"
      ? { size: unit * sizes.large, advance: sizes.large > 2 ? 0.56 : 0.6 }
      : { size: unit, advance: 0.6 };

  it.each(["wide", "narrow"] as const)("has its labels inside and apart: %s", (name) => {
    const view = name === "wide" ? figure.scene : figure.narrow;
    if (!view) throw new Error("no narrow composition");
    expectLabelsApart(view, settingOf(sizes[name]), 0.5);
  });
});
