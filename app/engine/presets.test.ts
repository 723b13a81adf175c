import { describe, expect, it } from "vitest";
import { PRESET_IDS, presetNamed } from "./presets.ts";
import { parse } from "./qasm/parse.ts";

describe("presets", () => {
  it.each(PRESET_IDS)("say the same as a circuit and as a program: %s", (id) => {
    const { circuit, qasm } = presetNamed(id);
    expect(parse(qasm).circuit).toEqual(circuit);
  });
});
