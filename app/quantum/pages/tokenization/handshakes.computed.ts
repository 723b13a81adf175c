import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { dotPaths, riseOf } from "#app/drawing/dots.ts";
import { text } from "#app/drawing/marks.ts";
import { asFile, type Diagram, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import { handshakes } from "#data/handshake-sizes.ts";
import { byteColors, streamDots } from "./byte-rows.ts";

const BYTES_PER_DOT = 32;

const { kinds } = tokenizationPage.sizes;
const [classical, hybrid, certificates] = handshakes;

/** Each with the bytes that a quantum computer could break: all of today's, its signatures beside ML-KEM, one X25519 key each way. */
const shownHandshakes = [
  { ...classical, kind: kinds.classical, classicalBytes: classical.total },
  { ...hybrid, kind: kinds.hybrid, classicalBytes: classical.total },
  {
    ...certificates,
    kind: kinds.certificates,
    classicalBytes: classical.clientShare + classical.serverShare,
  },
];

interface BarsLayout {
  width: number;
  left: number;
  /** The first bar, and from one to the next. */
  top: number;
  step: number;
  rows: number;
  pitch: number;
  /** Draws the words of a bar from its end and its top. */
  words: (bytes: number, kind: string, end: number, y: number) => readonly Mark[];
}

/** A bar of dots for each handshake, to one scale. */
function bars({ width, left, top, step, rows, pitch, words }: BarsLayout): Scene {
  const drawn = shownHandshakes.map(({ total, kind, classicalBytes }, k) => {
    const dots = Math.ceil(total / BYTES_PER_DOT);
    const classicalDots = Math.ceil(classicalBytes / BYTES_PER_DOT);
    const y = top + k * step;
    return {
      dots: streamDots({
        from: [left + pitch / 2, y + pitch / 2],
        way: -1,
        rows,
        pitch,
        parts: [
          { bytes: classicalDots, color: byteColors.classical },
          { bytes: dots - classicalDots, color: byteColors.postQuantum },
        ],
      }),
      words: words(total, kind, left + (Math.ceil(dots / rows) + 0.5) * pitch, y),
    };
  });
  const height = Math.ceil(top + 2 * step + rows * riseOf(pitch) + 30);
  const key = `blue could be broken; a dot is ${BYTES_PER_DOT} bytes`;
  return sceneOf(
    width,
    height,
    [...drawn.flatMap((bar) => bar.words), text(left, height - 4, key)],
    dotPaths(drawn.flatMap((bar) => bar.dots)),
  );
}

const totals = shownHandshakes.map(({ total }) => total);

export default asFile({
  /** The bytes of the other two as multiples of today's. */
  times: {
    exchange: Math.round(hybrid.total / classical.total),
    certificates: Math.round(certificates.total / classical.total),
  },
  title: `Handshakes of ${totals.map(thousands).join(", ")} bytes, as bars of dots`,
  scene: bars({
    width: 1250,
    left: 0,
    top: 0,
    step: 72,
    rows: 5,
    pitch: 9.6,
    words: (bytes, kind, end, y) => [
      text(end + 10, y + 22, thousands(bytes), { large: true, tone: "ink" }),
      text(end + 10, y + 44, kind),
    ],
  }),
  narrow: bars({
    width: 375,
    left: 24,
    top: 26,
    step: 70,
    rows: 8,
    pitch: 5,
    words: (bytes, kind, _end, y) => [
      text(24, y - 8, `${thousands(bytes)} ${kind}`, { tone: "ink" }),
    ],
  }),
} satisfies Diagram & { times: Record<"exchange" | "certificates", number> });
