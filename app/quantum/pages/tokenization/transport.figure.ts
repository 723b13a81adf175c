import { thousands } from "#app/drawing/format.ts";
import { mono, path } from "#app/drawing/marks.ts";
import { arrow, box, segment } from "#app/drawing/path.ts";
import { linearScale } from "#app/drawing/scale.ts";
import type { Figure, Mark } from "#app/drawing/scene.ts";
import { agreementKeys, hybridShares, signatures } from "#app/engine/key-sizes/sizes.ts";

const CLIENT = 30;
const SERVICE = 222;
const HSM = 330;
const length = linearScale([0, hybridShares.client.bytes], [0, SERVICE - CLIENT - 24]);

/** A share as a bar to scale, in the order of its bytes: ML-KEM first, then X25519. */
export function share(bytes: number) {
  const classical = length(agreementKeys.x25519.bytes);
  const lattice = length(bytes - agreementKeys.x25519.bytes);
  return { lattice: { at: 0, width: lattice }, classical: { at: lattice + 1.5, width: classical } };
}

function bar({ at, width }: { at: number; width: number }, y: number): string {
  return box(CLIENT + 12 + at, y, width, 7);
}

export default function buildTokenizationTransport(): Figure {
  const { client, server } = hybridShares;
  const hello = share(client.bytes);
  const reply = share(server.bytes);
  const signature = signatures.mlDsa65;
  const ciphertext = server.bytes - agreementKeys.x25519.bytes;
  const marks: Mark[] = [
    path([CLIENT, SERVICE, HSM].map((x) => segment(x, 22, x, 198)).join(""), {
      stroke: "quiet",
      width: 1,
      dash: "2 4",
    }),
    mono(CLIENT, 13, "client", { anchor: "middle", tone: "ink" }),
    mono(SERVICE, 13, "service", { anchor: "middle", tone: "ink" }),
    mono(HSM, 13, "HSM", { anchor: "middle", tone: "ink" }),
    path(bar(hello.lattice, 48) + bar(reply.lattice, 97), { fill: "muted" }),
    path(bar(hello.classical, 48) + bar(reply.classical, 97), { fill: "accent" }),
    mono(CLIENT + 12, 41, `client share ${thousands(client.bytes)} B`, { tone: "ink" }),
    mono(CLIENT + 12, 90, `server share ${thousands(server.bytes)} B`, { tone: "ink" }),
    path(
      arrow([
        [CLIENT + 3, 62],
        [SERVICE - 3, 62],
      ]) +
        arrow([
          [SERVICE - 3, 111],
          [CLIENT + 3, 111],
        ]) +
        arrow([
          [SERVICE + 3, 134],
          [HSM - 3, 134],
        ]) +
        arrow([
          [HSM - 3, 162],
          [SERVICE + 3, 162],
        ]),
      { stroke: "muted", width: 1 },
    ),
    mono((SERVICE + HSM) / 2, 128, "to be signed", { anchor: "middle", size: "s", tone: "quiet" }),
    mono((SERVICE + HSM) / 2, 156, `${thousands(signature.bytes)} B`, {
      anchor: "middle",
      size: "s",
      tone: "quiet",
    }),
    mono((SERVICE + HSM) / 2, 176, signature.name, { anchor: "middle", size: "s", tone: "quiet" }),
    path(segment(CLIENT, 186, SERVICE, 186) + segment(CLIENT, 190, SERVICE, 190), {
      stroke: "accent",
      width: 1.5,
    }),
    mono((CLIENT + SERVICE) / 2, 179, "key from both secrets", {
      anchor: "middle",
      size: "s",
      tone: "accent",
    }),
  ];
  return {
    title:
      "Reference architecture for hybrid transport: the handshake between client, service and HSM",
    finding: "The session stays secret if either half of the key agreement holds.",
    caption: `The TLS group X25519MLKEM768, shares to scale in the order of their bytes: ML-KEM-768 first (${thousands(agreementKeys.mlKem768.bytes)} bytes out, ${thousands(ciphertext)} back), then the ${agreementKeys.x25519.bytes} bytes of X25519. The service’s signing key never leaves its HSM unwrapped. Neither this group nor ML-DSA-65 meets CNSA 2.0.`,
    scene: { width: 360, height: 200, marks },
    table: {
      columns: ["Message", "From", "To", "Bytes"],
      rows: [
        ["Client share", "client", "service", thousands(client.bytes)],
        ["Server share", "service", "client", thousands(server.bytes)],
        ["Handshake to be signed", "service", "HSM", "–"],
        [`${signature.name} signature`, "HSM", "service", thousands(signature.bytes)],
      ],
    },
  };
}
