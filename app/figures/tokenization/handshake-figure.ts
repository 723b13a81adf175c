import {
  bytesOf,
  flightOf,
  handshakeProfiles,
  type MessagePart,
  type PartKind,
  packetsOf,
  segmentBytes,
} from "#app/engine/handshake/messages.ts";
import { thousands } from "#app/figures/draw/format.ts";
import { mono, path } from "#app/figures/draw/marks.ts";
import { box, segment } from "#app/figures/draw/path.ts";
import { linearScale } from "#app/figures/draw/scale.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";
import type { Tone } from "#app/lib/palettes.ts";

const WIDTH = 360;
const BAR = 11;
const tones: Record<PartKind, Tone> = {
  mlKem: "muted",
  x25519: "accent",
  signingKey: "quiet",
  signature: "ink",
};

const sides = ["client", "service"] as const;
const arrows = { client: "client → service", service: "service → client" } as const;

const flights = Object.values(handshakeProfiles).map(({ name, messages }) => ({
  name,
  flights: sides.map((from) => {
    const parts = flightOf(messages, from);
    const bytes = bytesOf({ parts });
    return { from, parts, bytes, packets: packetsOf(bytes) };
  }),
}));
const most = Math.max(
  ...flights.flatMap(({ flights: both }) => both.map(({ packets }) => packets)),
);
const length = linearScale([0, most * segmentBytes], [0, WIDTH]);

const packetCount = (packets: number) => `${packets} ${packets === 1 ? "packet" : "packets"}`;

export function buildTokenizationHandshake(): Figure {
  const marks: Mark[] = [];
  const filled = new Map<Tone, string>();
  let frames = "";
  let y = 0;
  for (const { name, flights: both } of flights) {
    y += 12;
    marks.push(
      mono(0, y, name, { tone: "ink" }),
      path(segment(0, y + 7, WIDTH, y + 7), { stroke: "line" }),
    );
    y += 9;
    for (const { from, parts, bytes, packets } of both) {
      y += 16;
      marks.push(
        mono(0, y, arrows[from], { size: "s", tone: "quiet" }),
        mono(WIDTH, y, `${thousands(bytes)} B, ${packetCount(packets)}`, {
          anchor: "end",
          size: "s",
          tone: "muted",
        }),
      );
      y += 6;
      let sent = 0;
      for (const { kind, bytes: size } of parts) {
        const bar = box(length(sent), y, length(size), BAR);
        filled.set(tones[kind], (filled.get(tones[kind]) ?? "") + bar);
        sent += size;
      }
      for (let packet = 0; packet < packets; packet++) {
        frames += box(length(packet * segmentBytes), y - 2, length(segmentBytes), BAR + 4);
      }
      y += BAR + 4;
    }
    y += 14;
  }
  for (const [tone, d] of filled) marks.push(path(d, { fill: tone }));
  marks.push(path(frames, { stroke: "quiet" }));
  const [commercial] = flights;
  const [hello, answer] = commercial.flights;
  return {
    id: "tokenization-handshake",
    title: "The bytes of two post-quantum handshakes, drawn to scale in packets",
    caption: `The client sends ${thousands(hello.bytes)} bytes and the service answers with ${thousands(answer.bytes)}, in ${packetCount(answer.packets)} (ML-KEM gray, X25519 cyan, the signing key dim, the signature white). Keys and signatures alone, in TCP segments of ${thousands(segmentBytes)} bytes (1,500 of Ethernet less 40 of IPv4 and TCP headers); a protocol adds its own fields.`,
    scene: { width: WIDTH, height: Math.round(y - 10), marks },
    table: {
      columns: ["Handshake", "Direction", "Parts", "Bytes", "Packets"],
      rows: flights.flatMap(({ name, flights: both }) =>
        both.map(({ from, parts, bytes, packets }) => [
          name,
          arrows[from],
          parts.map(describePart).join(", "),
          thousands(bytes),
          `${packets}`,
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
