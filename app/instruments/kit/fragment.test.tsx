import { seeded } from "@adyakshar/quantum/random";
import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  MAX_FRAGMENT_LENGTH,
  packText,
  readFragment,
  unpackText,
  writeFragment,
} from "./fragment.ts";
import { type SettingsCodec, useSettings } from "./use-settings.ts";

describe("a fragment", () => {
  it("returns every field as it was", async () => {
    const fields = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}$/).filter((field) => !["draft", "earlier"].includes(field)),
      fc.string({ unit: "grapheme", maxLength: 20 }),
      { maxKeys: 5 },
    );
    await fc.assert(
      fc.asyncProperty(fields, async (given) => {
        const { hash, isPartial } = await writeFragment("compiler", given);
        expect(isPartial).toBe(false);
        const read = await readFragment(hash, "compiler");
        expect({ ...read?.fields }).toEqual({ ...given });
        // The router decodes every hash to look for an anchor.
        expect(() => decodeURIComponent(hash)).not.toThrow();
      }),
    );
  });

  it("leaves anchors and other instruments' fragments alone", async () => {
    for (const hash of ["", "#main", "#compiler-notes", "#compiler-notes?a=1", "#other?a=1"]) {
      expect(await readFragment(hash, "compiler")).toBeNull();
    }
  });

  it("opens without settings by the bare anchor, in any case", async () => {
    for (const hash of ["#compiler", "#compiler?", "#Compiler"])
      expect(await readFragment(hash, "compiler")).toEqual({ fields: {}, isDamaged: false });
  });

  it("leaves out a text that would make it too long, and says so", async () => {
    const text = Array.from(seededNumbers(1), String).join(" ");
    const written = await writeFragment("compiler", { program: "own", text });
    expect(written).toEqual({ hash: "#compiler?program=own", isPartial: true, isTooLong: true });
  });

  it("says that its text was cut or altered", async () => {
    const text = "OPENQASM 3.0;\nqubit[2] q;\nh q;";
    const { hash } = await writeFragment("compiler", { text });
    expect(await readFragment(hash, "compiler")).toMatchObject({ isDamaged: false });
    for (let at = hash.indexOf("=") + 1; at < hash.length; at++) {
      const other = hash[at] === "A" ? "Q" : "A";
      const altered = hash.slice(0, at) + other + hash.slice(at + 1);
      for (const damaged of [altered, hash.slice(0, at)]) {
        const read = await readFragment(damaged, "compiler");
        // The last letter has bits that nothing needs.
        expect([undefined, text], damaged).toContain(read?.fields.text);
      }
    }
  });
});

/** Numbers that cannot be packed into few letters. */
function* seededNumbers(seed: number) {
  const random = seeded(seed);
  for (let k = 0; k < MAX_FRAGMENT_LENGTH; k++) yield random();
}

describe("packed text", () => {
  it("unpacks to itself", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        const packed = (await packText(text)) ?? "";
        expect(packed).toMatch(/^[\w-]*$/);
        expect(await unpackText(packed, 10_000)).toBe(text);
      }),
    );
  });

  it("is smaller than a program", async () => {
    const program = Array.from({ length: 100 }, (_, k) => `cx q[${k % 7}], q[${k % 5}];`).join(
      "\n",
    );
    expect((await packText(program))?.length).toBeLessThan(program.length / 4);
  });

  it("is refused where it is damaged or would grow beyond its bound", async () => {
    const packed = (await packText("0".repeat(64_000))) ?? "";
    expect(packed.length).toBeLessThan(MAX_FRAGMENT_LENGTH);
    expect(await unpackText(packed, 32_000)).toBeNull();
    expect(await unpackText("not packed", 64_000)).toBeNull();
    expect(await unpackText(packed.slice(0, -8), 64_000)).toBeNull();
    expect(await packText("0".repeat(1_000_000))).toBeUndefined();
  });
});

describe("useSettings", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("history", { state: null, replaceState() {} });
    vi.stubGlobal("location", { pathname: "/compiler", hash: "" });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("keeps both of two changes within one event", () => {
    const saved: object[] = [];
    const codec: SettingsCodec<{ device: string; seed: number }> = {
      initial: { device: "line", seed: 1 },
      encode: (settings) => {
        saved.push(settings);
        return {};
      },
      decode: () => codec.initial,
    };
    function Instrument() {
      const { change } = useSettings("compiler", codec);
      // Later, as an event's handler runs.
      queueMicrotask(() => {
        change({ device: "ring" });
        change({ seed: 7 });
      });
      return null;
    }
    renderToString(
      <MemoryRouter>
        <Instrument />
      </MemoryRouter>,
    );
    return vi.waitFor(() => expect(saved.at(-1)).toEqual({ device: "ring", seed: 7 }));
  });
});
