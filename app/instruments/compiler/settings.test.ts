import { expect, it } from "vitest";
import { type Fields, readFragment, writeFragment } from "../fragment/fragment.ts";
import { isMisread } from "../fragment/use-settings.ts";
import { presets } from "../program/presets.ts";
import { devices } from "./compile-source.ts";
import { shapes } from "./devices.ts";
import peers from "./preset-peers.data.ts";
import { compilerCodec, offeredPresets } from "./settings.ts";

const misread = async (fields: Fields) =>
  isMisread(fields, await compilerCodec.decode(fields), compilerCodec);

it("an address carries the gate and the device's JSON", async () => {
  const { encode, decode, initial } = compilerCodec;
  const edges = '{"qubits": 2, "couplings": [[0, 1]],\n "basis": "cz"}';
  const settings = { ...initial, device: "edges" as const, edges, basis: "ecr" as const };
  const hash = writeFragment("compiler", await encode(settings));
  const fields = "hash" in hash ? readFragment(hash.hash, "compiler") : null;
  expect(await decode(fields ?? {})).toEqual(settings);
});

it("an address that asks for what is not there is found out", async () => {
  const { encode, initial } = compilerCodec;
  const own = await encode({
    ...initial,
    program: { ...initial.program, preset: "own", own: "h q;" },
  });
  expect(await misread({})).toBe(false);
  expect(await misread(await encode(initial))).toBe(false);
  expect(await misread(own)).toBe(false);
  expect(await misread({ ...own, campaign: "mail" })).toBe(false);
  const damaged: Fields[] = [
    { program: "own", text: "broken" },
    { program: "nope" },
    { program: "ghz", qubits: "400" },
    { device: "donut" },
    { basis: "iswap" },
    { seed: "x" },
  ];
  for (const fields of damaged) expect(await misread(fields)).toBe(true);
});

it.each(offeredPresets)("%s is counted on every shape of device at its first size", (preset) => {
  const { first } = presets[preset];
  for (const shape of shapes) {
    const { qiskit, tket } = peers[`${preset} ${first} ${devices[shape](first).name}`] ?? {};
    expect([qiskit, tket]).toEqual([expect.any(Number), expect.any(Number)]);
  }
});
