import { runStatevector } from "@adyakshar/quantum/simulators";
import { path, pathsByStyle, text } from "#app/drawing/marks.ts";
import { box, hexagon, segment } from "#app/drawing/path.ts";
import { linearScale } from "#app/drawing/scale.ts";
import { asFile, type Mark, type Picture, sceneOf } from "#app/drawing/scene.ts";
import { decisions } from "#app/quantum/studies/pharma-rd/model.ts";
import { agreementKeys, hybridShares } from "#data/key-sizes.ts";
import { loweredProgram, type Wires, wireAt } from "./draw-lowering.ts";

/** A third of the page, as wide as a phone's column. */
const WIDTH = 395;
const HEIGHT = 156;

const { written } = loweredProgram;
const wires: Wires = { at: (along, across) => [along, across], first: 26, pitch: 34 };

/** The amplitudes of the program: a cell's area is the modulus, its hue the phase, its outline is 1. */
function amplitudes(): Mark[] {
  const { re, im } = runStatevector(written);
  const cell = (k: number) => {
    const row = Math.floor(k / 8);
    return [23 + (k % 8) * 46 + row * 23, wireAt(wires, 0.9 + row * 1.2)] as const;
  };
  const outlines = [...re.keys()].map((k) => hexagon(...cell(k), 25)).join("");
  return [
    path(outlines, { stroke: "quiet" }),
    ...[...re].flatMap((real, k): Mark[] => {
      const modulus = Math.hypot(real, im[k]);
      if (modulus < 1e-6) return [];
      const turns = Math.atan2(im[k], real) / (2 * Math.PI);
      return [
        path(hexagon(...cell(k), 25 * Math.sqrt(modulus)), {
          fill: { phase: turns - Math.floor(turns) },
        }),
      ];
    }),
  ];
}

/** A hybrid key exchange, a cell for each byte: X25519's come last, in both directions. */
function keyExchange(): Mark[] {
  const PITCH = 3.2;
  const ROW = 100;
  const share = (bytes: number, top: number): Mark[] => {
    const cell = (k: number) =>
      box(38 + (k % ROW) * PITCH, top + Math.floor(k / ROW) * PITCH * 1.4, PITCH - 1, PITCH - 0.6);
    const cells = Array.from({ length: bytes }, (_, k) => cell(k));
    return [
      path(cells.slice(0, -agreementKeys.x25519.bytes).join(""), { fill: { phase: 0.52 } }),
      path(cells.slice(-agreementKeys.x25519.bytes).join(""), { fill: "accent" }),
    ];
  };
  return [
    ...share(hybridShares.client.bytes, 12),
    ...share(hybridShares.server.bytes, 88),
    path(hexagon(14, HEIGHT / 2, 13) + hexagon(WIDTH - 16, HEIGHT / 2, 13), {
      fill: "ground",
      stroke: "ink",
      width: 1.5,
    }),
    path(segment(30, HEIGHT / 2, WIDTH - 32, HEIGHT / 2), { stroke: "quiet", dash: "2 5" }),
  ];
}

/** Every candidate of the campaign: white where the solver was asked, violet where the model answered. */
function campaign(): Mark[] {
  const lengths = decisions.map(({ at }) => at);
  const gaps = decisions.map(({ gap }) => gap);
  const x = linearScale([Math.min(...lengths), Math.max(...lengths)], [6, WIDTH - 6]);
  const y = linearScale([Math.max(...gaps), Math.min(...gaps)], [wires.first, wireAt(wires, 3)]);
  return [
    ...pathsByStyle(decisions, ({ at, gap }) => hexagon(x(at), y(gap), 6), [
      [({ verdict }) => verdict === "accepted", { fill: "purple" }],
      [({ verdict }) => verdict !== "accepted", { fill: "ink" }],
    ]),
    text(0, wireAt(wires, 2) + 5, "the model answered", { tone: "purple" }),
    text(0, wireAt(wires, 3) + 5, "the solver did", { tone: "ink" }),
  ];
}

const picture = (title: string, marks: readonly Mark[]): Picture =>
  asFile({ title, scene: sceneOf(WIDTH, HEIGHT, marks) });

/** The areas that the opening does not show. */
export default {
  simulation: picture("The sixteen amplitudes of the program above", amplitudes()),
  cryptography: picture("The bytes of a hybrid key exchange", keyExchange()),
  models: picture("Answers of the model and of the solver", campaign()),
} as const;
