import { thousands } from "#app/drawing/format.ts";
import { mono, path } from "#app/drawing/marks.ts";
import { box, segment } from "#app/drawing/path.ts";
import { linearScale } from "#app/drawing/scale.ts";
import type { Figure, Mark } from "#app/drawing/scene.ts";
import {
  agreementKeys,
  hybridShares,
  type Size,
  signatures,
  signingKeys,
} from "#app/engine/key-sizes/sizes.ts";

const groups: readonly { title: string; sizes: readonly Size[] }[] = [
  {
    title: "key agreement, public share",
    sizes: [...Object.values(agreementKeys), hybridShares.client],
  },
  { title: "signing, public key", sizes: Object.values(signingKeys) },
  { title: "signature", sizes: Object.values(signatures) },
];

const ROW = 17;
const BAR = 8;
const BAR_LEFT = 118;
const largest = Math.max(...groups.flatMap(({ sizes }) => sizes.map(({ bytes }) => bytes)));
const length = linearScale([0, largest], [0, 196]);

function label({ name }: Size): string {
  return name.replace("X25519MLKEM768, client", "X25519MLKEM768");
}

export default function buildKeySizes(): Figure {
  const marks: Mark[] = [];
  const classical: string[] = [];
  const modern: string[] = [];
  let y = 0;
  for (const { title, sizes } of groups) {
    y += 14;
    marks.push(
      mono(0, y, title, { tone: "quiet", size: "s" }),
      path(segment(0, y + 7, 360, y + 7), { stroke: "line", width: 1 }),
    );
    y += 10;
    for (const size of sizes) {
      const bars = size.family === "classical" ? classical : modern;
      const width = length(size.bytes);
      bars.push(box(BAR_LEFT, y + (ROW - BAR) / 2, width, BAR));
      marks.push(
        mono(0, y + 12, label(size), { tone: size.family === "classical" ? "accent" : "ink" }),
        mono(BAR_LEFT + width + 6, y + 12, thousands(size.bytes), {
          tone: size.family === "classical" ? "accent" : "muted",
        }),
      );
      y += ROW;
    }
    y += 9;
  }
  marks.push(
    path(modern.join(""), { fill: "muted" }),
    path(classical.join(""), { fill: "accent" }),
    mono(360, 14, "bytes", { anchor: "end", size: "s", tone: "quiet" }),
  );
  const ratio = Math.round(signatures.mlDsa65.bytes / signatures.ecdsaP256.bytes);
  return {
    title: "Sizes of keys and signatures, classical against post-quantum, drawn to scale",
    finding: `An ML-DSA-65 signature is about ${ratio} times as long as an ECDSA P-256 one.`,
    caption:
      "Bytes on one linear scale: RFC 7748, FIPS 186-5 (a P-256 key as an uncompressed point, its signature as r and s), FIPS 203, 204 and 205, and the TLS group X25519MLKEM768. Tests derive every size from the standards' parameters.",
    scene: { width: 360, height: Math.round(y - 4), marks },
    table: {
      columns: ["Use", "Scheme", "Family", "Bytes"],
      rows: groups.flatMap(({ title, sizes }) =>
        sizes.map((size) => [title, label(size), size.family, thousands(size.bytes)]),
      ),
    },
  };
}
