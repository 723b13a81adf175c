import { dotPaths, riseOf } from "#app/drawing/dots.ts";
import { path, text } from "#app/drawing/marks.ts";
import { segment, straightArrow } from "#app/drawing/path.ts";
import { asFile, type Diagram, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import { agreementKeys, ciphertexts, hybridShares, signatures } from "#data/key-sizes.ts";
import { byteColors, bytesPerDot, dotsOf, pitches, type Stream, streamDots } from "./byte-rows.ts";

const { x25519, mlKem768 } = agreementKeys;
const signature = signatures.mlDsa65;

/** ML-KEM's part comes first, as the group orders it. */
const messages = {
  client: [
    { bytes: mlKem768.bytes, color: byteColors.postQuantum },
    { bytes: x25519.bytes, color: byteColors.classical },
  ],
  service: [
    { bytes: ciphertexts.mlKem768.bytes, color: byteColors.postQuantum },
    { bytes: x25519.bytes, color: byteColors.classical },
  ],
  hsm: [{ bytes: signature.bytes, color: byteColors.postQuantum }],
} as const satisfies Record<string, Stream["parts"]>;

interface SharesLayout {
  /** The place of the first byte of each message. */
  from: Record<keyof typeof messages, Stream["from"]>;
  rows: { shares: number; signature: number };
  pitch: number;
}

/** The client's bytes go to the right, the others to the left. */
function streams({ from, rows, pitch }: SharesLayout, screen: keyof typeof bytesPerDot) {
  const { shares, signature: high } = rows;
  const dots = (who: keyof typeof messages) =>
    messages[who].map(({ bytes, color }) => ({ bytes: dotsOf(bytes, screen), color }));
  return dotPaths([
    ...streamDots({ from: from.client, way: 1, rows: shares, pitch, parts: dots("client") }),
    ...streamDots({ from: from.service, way: -1, rows: shares, pitch, parts: dots("service") }),
    ...streamDots({ from: from.hsm, way: -1, rows: high, pitch, parts: dots("hsm") }),
  ]);
}

const levelArrow = (from: number, to: number, y: number) => straightArrow(from, y, to, y, 6);

const doubleLine = (from: number, to: number, y: number, gap: number) =>
  segment(from, y, to, y) + segment(from, y + gap, to, y + gap);

function drawWide(): Scene {
  const [client, service, hsm] = [1, 771, 1249];
  const pitch = pitches.wide;
  const rows = { shares: 5, signature: 24 };
  const tops = { client: 120, service: 266, signature: 120 };
  const bottom = 418;
  const from: SharesLayout["from"] = {
    client: [service - 22, tops.client],
    service: [client + 22, tops.service],
    hsm: [service + 24, tops.signature],
  };
  const body = streams({ from, rows, pitch }, "wide");
  const under = (top: number) => top + rows.shares * riseOf(pitch) + 12;
  const marks: Mark[] = [
    path([client, service, hsm].map((x) => segment(x, 40, x, bottom)).join(""), {
      stroke: "muted",
      width: 1.5,
    }),
    path(
      levelArrow(client + 18, service - 8, under(tops.client)) +
        levelArrow(service - 18, client + 8, under(tops.service)) +
        levelArrow(hsm - 18, service + 8, tops.signature + rows.signature * riseOf(pitch) + 12),
      { stroke: "muted", width: 1.5 },
    ),
    path(doubleLine(client, service, bottom - 24, 7), { stroke: "accent", width: 2.5 }),
    text(client, 26, "client", { tone: "ink" }),
    text(service, 26, "service", { tone: "ink", anchor: "middle" }),
    text(hsm, 26, `HSM, ${signature.name}`, { tone: "ink", anchor: "end" }),
    text(client, bottom + 30, `one dot is ${bytesPerDot.wide} bytes`),
    ...number(client + 18, tops.client - 24, hybridShares.client.bytes, "bytes, share out"),
    ...number(client + 18, tops.service - 24, hybridShares.server.bytes, "bytes, share back"),
    ...number(service + 20, tops.signature - 24, signature.bytes, "bytes, sign the handshake"),
    text(client + 18, bottom - 44, "session key from both secrets", { tone: "accent" }),
  ];
  return sceneOf(1250, bottom + 36, marks, body);
}

/** A count, large, and under it what it counts. */
function number(x: number, y: number, bytes: number, words: string): Mark[] {
  return [text(x, y - 22, thousands(bytes), { large: true, tone: "ink" }), text(x, y + 4, words)];
}

function drawNarrow(): Scene {
  const [client, service] = [24, 351];
  const pitch = pitches.narrow;
  const rows = { shares: 3, signature: 7 };
  const tops = { client: 58, service: 124, signature: 230 };
  const label = (y: number, bytes: number, words: string) =>
    text(client + 8, y, `${thousands(bytes)} bytes, ${words}`, { tone: "ink" });
  const agreed = 172;
  const bottom = Math.ceil(tops.signature + rows.signature * riseOf(pitch));
  const from: SharesLayout["from"] = {
    client: [service - 12, tops.client],
    service: [client + 12, tops.service],
    hsm: [client + 12, tops.signature],
  };
  const body = streams({ from, rows, pitch }, "narrow");
  const marks: Mark[] = [
    path([client, service].map((x) => segment(x, 26, x, agreed + 16)).join(""), {
      stroke: "muted",
      width: 1.5,
    }),
    path(doubleLine(client, service, agreed + 8, 5), { stroke: "accent", width: 2 }),
    text(client, 16, "client"),
    text(client, bottom + 16, `one dot is ${bytesPerDot.narrow} bytes`),
    text(service, 16, "service", { anchor: "end" }),
    label(tops.client - 12, hybridShares.client.bytes, "share out →"),
    label(tops.service - 12, hybridShares.server.bytes, "← share back"),
    text(client + 8, agreed, "session key from both secrets", { tone: "accent" }),
    label(tops.signature - 14, signature.bytes, "HSM signs the handshake"),
  ];
  return sceneOf(375, bottom + 22, marks, body);
}

const { client, server } = hybridShares;
const lattice = mlKem768.bytes + ciphertexts.mlKem768.bytes;

export default asFile({
  title: `A hybrid handshake between client, service and HSM, ${thousands(client.bytes + server.bytes + signature.bytes)} bytes as dots`,
  finding: `ML-KEM adds ${thousands(lattice)} bytes to a handshake. In return, the session stays secret as long as either agreement is unbroken.`,
  scene: drawWide(),
  narrow: drawNarrow(),
} satisfies Diagram);
