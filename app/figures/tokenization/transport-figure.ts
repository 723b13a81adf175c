import { agreementKeys, hybridShares, signatures } from "#app/engine/key-sizes/sizes.ts";
import { thousands } from "#app/figures/draw/format.ts";
import { mono, path } from "#app/figures/draw/marks.ts";
import { arrow, box, segment } from "#app/figures/draw/path.ts";
import { linearScale } from "#app/figures/draw/scale.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";

const CLIENT = 30;
const SERVICE = 222;
const HSM = 330;
const length = linearScale([0, hybridShares.client.bytes], [0, SERVICE - CLIENT - 24]);

/** A share as a bar to scale: the classical part first, then the lattice part. */
function share(y: number, bytes: number): { classical: string; lattice: string } {
  const part = length(agreementKeys.x25519.bytes);
  return {
    classical: box(CLIENT + 12, y, part, 7),
    lattice: box(CLIENT + 12 + part + 1.5, y, length(bytes) - part, 7),
  };
}

export function buildTokenizationTransport(): Figure {
  const { client, server } = hybridShares;
  const hello = share(64, client.bytes);
  const reply = share(128, server.bytes);
  const signature = signatures.mlDsa65;
  const ciphertext = server.bytes - agreementKeys.x25519.bytes;
  const marks: Mark[] = [
    path([CLIENT, SERVICE, HSM].map((x) => segment(x, 22, x, 258)).join(""), {
      stroke: "quiet",
      width: 1,
      dash: "2 4",
    }),
    mono(CLIENT, 13, "client", { anchor: "middle", tone: "ink" }),
    mono(SERVICE, 13, "service", { anchor: "middle", tone: "ink" }),
    mono(HSM, 13, "HSM", { anchor: "middle", tone: "ink" }),
    path(hello.lattice + reply.lattice, { fill: "muted" }),
    path(hello.classical + reply.classical, { fill: "accent" }),
    mono(CLIENT + 12, 56, `client share ${thousands(client.bytes)} B`, { tone: "ink" }),
    mono(CLIENT + 12, 120, `server share ${thousands(server.bytes)} B`, { tone: "ink" }),
    path(
      arrow([
        [CLIENT + 3, 80],
        [SERVICE - 3, 80],
      ]) +
        arrow([
          [SERVICE - 3, 144],
          [CLIENT + 3, 144],
        ]) +
        arrow([
          [SERVICE + 3, 178],
          [HSM - 3, 178],
        ]) +
        arrow([
          [HSM - 3, 208],
          [SERVICE + 3, 208],
        ]),
      { stroke: "muted", width: 1 },
    ),
    mono((SERVICE + HSM) / 2, 171, "to be signed", { anchor: "middle", size: "s", tone: "quiet" }),
    mono((SERVICE + HSM) / 2, 201, `${thousands(signature.bytes)} B`, {
      anchor: "middle",
      size: "s",
      tone: "quiet",
    }),
    mono((SERVICE + HSM) / 2, 222, signature.name, { anchor: "middle", size: "s", tone: "quiet" }),
    path(segment(CLIENT, 236, SERVICE, 236) + segment(CLIENT, 240, SERVICE, 240), {
      stroke: "accent",
      width: 1.5,
    }),
    mono((CLIENT + SERVICE) / 2, 229, "key from both secrets", {
      anchor: "middle",
      size: "s",
      tone: "accent",
    }),
  ];
  return {
    id: "tokenization-transport",
    title:
      "Reference architecture for hybrid transport: the handshake between client, service and HSM",
    caption: `The TLS group X25519MLKEM768, shares to scale: the short bar is the ${agreementKeys.x25519.bytes}-byte X25519 part, the long one ML-KEM-768 (${thousands(agreementKeys.mlKem768.bytes)} bytes out, ${thousands(ciphertext)} back). The session stays secret if either half holds; the service's signing key never leaves the HSM.`,
    scene: { width: 360, height: 262, marks },
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
