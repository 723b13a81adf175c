import { smallestDevices } from "@adyakshar/quantum/compiler";
import { presets } from "@adyakshar/quantum/qasm";
import { expect, it } from "vitest";
import { type Fields, readFragment, writeFragment } from "../kit/fragment.ts";
import { isMisread } from "../kit/use-settings.ts";
import { shapes } from "./devices.ts";
import peers from "./preset-peers.computed.ts";
import { compilerCodec, offeredPresets } from "./settings.ts";

const misread = (fields: Fields) => isMisread(fields, compilerCodec.decode(fields), compilerCodec);

it("an address carries the gate and the device's JSON", async () => {
  const { encode, decode, initial } = compilerCodec;
  const edges = '{"qubits": 2, "couplings": [[0, 1]],\n "basis": "cz"}';
  const settings = { ...initial, device: "edges" as const, edges, basis: "ecr" as const };
  const { hash } = await writeFragment("compiler", encode(settings));
  const read = await readFragment(hash, "compiler");
  expect(decode(read?.fields ?? {})).toEqual(settings);
});

it("an address that asks for what is not there is found out", () => {
  const { encode, initial } = compilerCodec;
  const own = encode({
    ...initial,
    program: { ...initial.program, preset: "own", own: "h q;" },
  });
  expect(misread({})).toBe(false);
  expect(misread(encode(initial))).toBe(false);
  expect(misread(own)).toBe(false);
  expect(misread({ ...own, campaign: "mail" })).toBe(false);
  const damaged: Fields[] = [
    // Its text was too long for a link, or could not be unpacked.
    { program: "own" },
    { program: "nope" },
    // A preset of the simulator alone.
    { program: "ghz50" },
    { program: "ghz", qubits: "400" },
    { device: "donut" },
    { basis: "iswap" },
    { seed: "x" },
  ];
  for (const fields of damaged) expect(misread(fields), JSON.stringify(fields)).toBe(true);
});

it("a text that is not looked at stays in the browser, and out of the link", async () => {
  const { encode, decode, initial } = compilerCodec;
  const program = { preset: "ghz", qubits: 3, own: "// mine", earlier: "// older" } as const;
  const fields = encode({ ...initial, program });
  expect(decode(fields).program).toEqual(program);
  const { hash, isPartial } = await writeFragment("compiler", fields);
  expect(isPartial).toBe(true);
  const read = await readFragment(hash, "compiler");
  expect(Object.values(read?.fields ?? {}).join()).not.toContain("//");
});

it.each(offeredPresets)("%s is counted on every shape of device at its first size", (preset) => {
  const { first } = presets[preset];
  for (const shape of shapes) {
    const { qiskit, tket } =
      peers[`${preset} ${first} ${smallestDevices[shape](first).name}`] ?? {};
    expect([qiskit, tket]).toEqual([expect.any(Number), expect.any(Number)]);
  }
});
