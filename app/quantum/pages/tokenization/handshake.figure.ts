import { handshakes } from "@adyakshar/papers/pqc/handshake";
import { agreementKeys, signatures, signingKeys } from "@adyakshar/papers/pqc/key-sizes";
import { thousands } from "#app/figures/format.ts";
import { mono, path } from "#app/figures/marks.ts";
import { box } from "#app/figures/path.ts";
import { linearScale } from "#app/figures/scale.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";
import type { Tone } from "#app/lib/palettes.ts";
import { sum } from "#app/lib/sum.ts";
import {
  bytesOf,
  flightOf,
  handshakeProfiles,
  type MessagePart,
  type MessagesOfProfile,
  type PartKind,
  packetsOf,
  segmentBytes,
} from "#app/models/handshake/messages.ts";

const WIDTH = 360;
const ROW = 19;
const BAR = 9;
const LEFT = 70;
const tones: Record<PartKind, Tone> = {
  mlKem: "muted",
  x25519: "accent",
  signingKey: "quiet",
  signature: "ink",
};
const legend: readonly { kind: PartKind; words: string }[] = [
  { kind: "mlKem", words: "ML-KEM" },
  { kind: "signingKey", words: "signing key" },
  { kind: "x25519", words: "X25519" },
  { kind: "signature", words: "signature" },
];

/** What most links send today, for comparison. */
const classical: MessagesOfProfile = {
  name: `${agreementKeys.x25519.name} + ${signatures.ecdsaP256.name}`,
  messages: [
    { id: "clientShare", from: "client", parts: [{ kind: "x25519", ...agreementKeys.x25519 }] },
    { id: "serverShare", from: "service", parts: [{ kind: "x25519", ...agreementKeys.x25519 }] },
    {
      id: "signingKey",
      from: "service",
      parts: [{ kind: "signingKey", ...signingKeys.ecdsaP256 }],
    },
    { id: "signature", from: "service", parts: [{ kind: "signature", ...signatures.ecdsaP256 }] },
  ],
};

const sides = ["client", "service"] as const;

const profiles = [classical, ...Object.values(handshakeProfiles)].map(({ name, messages }) => {
  const flights = sides.map((from) => {
    const parts = flightOf(messages, from);
    const bytes = bytesOf({ parts });
    return { from, parts, bytes, packets: packetsOf(bytes) };
  });
  return { name, flights, bytes: sum(flights.map(({ bytes }) => bytes)) };
});
const most = Math.max(...profiles.flatMap(({ flights }) => flights.map(({ packets }) => packets)));
const length = linearScale([0, most * segmentBytes], [0, WIDTH - LEFT - 72]);

const packetCount = (packets: number) => `${packets} ${packets === 1 ? "packet" : "packets"}`;

export function buildTokenizationHandshake(): Figure {
  const marks: Mark[] = [];
  const filled = new Map<Tone, string>();
  const fill = (kind: PartKind, d: string) =>
    filled.set(tones[kind], (filled.get(tones[kind]) ?? "") + d);
  let frames = "";
  let y = 0;
  for (const { name, flights } of profiles) {
    y += 13;
    marks.push(mono(0, y, name, { tone: "ink" }));
    y += 6;
    for (const { from, parts, bytes, packets } of flights) {
      const top = y + (ROW - BAR) / 2;
      marks.push(
        mono(0, y + 12, from, { size: "s", tone: "quiet" }),
        mono(WIDTH, y + 12, `${thousands(bytes)} B`, { anchor: "end", size: "s", tone: "muted" }),
      );
      let sent = 0;
      for (const { kind, bytes: size } of parts) {
        fill(kind, box(LEFT + length(sent), top, length(size), BAR));
        sent += size;
      }
      for (let packet = 0; packet < packets; packet++) {
        frames += box(LEFT + length(packet * segmentBytes), top - 2, length(segmentBytes), BAR + 4);
      }
      y += ROW;
    }
    y += 12;
  }
  for (const [k, { kind, words }] of legend.entries()) {
    const x = (k % 2) * 150;
    if (k === 2) y += ROW;
    fill(kind, box(x, y + (ROW - BAR) / 2, BAR, BAR));
    marks.push(mono(x + 16, y + 12, words, { size: "s", tone: "muted" }));
  }
  for (const [tone, d] of filled) marks.push(path(d, { fill: tone }));
  marks.push(path(frames, { stroke: "quiet" }));
  const [today, hybrid] = profiles;
  const chained = handshakes[2].total;
  return {
    title: "The bytes of a classical and of two post-quantum handshakes, drawn to scale in packets",
    finding: `The hybrid handshake carries ${thousands(hybrid.bytes)} bytes of keys and signatures, the classical one ${thousands(today.bytes)}.`,
    caption: `Keys and signatures alone, raw sizes after RFC 7748, SEC 1 (uncompressed points), FIPS 186-5, 203 and 204, in TCP segments of ${thousands(segmentBytes)} bytes (1,500 of Ethernet less 40 of IPv4 and TCP headers). A certificate chain and a protocol’s own fields come on top: with one intermediate certificate the hybrid handshake carries ${thousands(chained)} bytes.`,
    scene: { width: WIDTH, height: Math.round(y + 18), marks },
    table: {
      columns: ["Handshake", "From", "Parts", "Bytes"],
      rows: profiles.flatMap(({ name, flights }) =>
        flights.map(({ from, parts, bytes, packets }) => [
          name,
          from,
          parts.map(describePart).join(", "),
          `${thousands(bytes)}, ${packetCount(packets)}`,
        ]),
      ),
    },
  };
}

const roles: Record<PartKind, string> = {
  mlKem: "",
  x25519: "",
  signingKey: " public key",
  signature: " signature",
};

function describePart({ kind, name, bytes }: MessagePart): string {
  return `${name}${roles[kind]} ${thousands(bytes)}`;
}

export default buildTokenizationHandshake();
