import fc from "fast-check";
import { renderToString } from "react-dom/server";
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
  it("returns every field as it was", () => {
    const fields = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.string({ unit: "grapheme", maxLength: 20 }),
      {
        maxKeys: 5,
      },
    );
    fc.assert(
      fc.property(fields, (given) => {
        const written = writeFragment("compiler", given);
        if (!("hash" in written)) throw new Error("too long");
        expect({ ...readFragment(written.hash, "compiler") }).toEqual({ ...given });
        // The router decodes every hash to look for an anchor.
        expect(() => decodeURIComponent(written.hash)).not.toThrow();
      }),
    );
  });

  it("leaves anchors and other instruments' fragments alone", () => {
    for (const hash of ["", "#main", "#compiler-notes", "#compiler-notes?a=1", "#other?a=1"]) {
      expect(readFragment(hash, "compiler")).toBeNull();
    }
  });

  it("opens without settings by the bare anchor", () => {
    for (const hash of ["#compiler", "#compiler?"])
      expect(readFragment(hash, "compiler")).toEqual({});
  });

  it("says by how much it is too long, written or read", () => {
    const text = "x".repeat(MAX_FRAGMENT_LENGTH);
    const written = writeFragment("compiler", { text });
    expect(written).toEqual({ tooLongBy: "#compiler?text=".length });
    expect(readFragment(`#compiler?text=${text}`, "compiler")).toBeNull();
  });
});

describe("packed text", () => {
  it("unpacks to itself", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        const packed = await packText(text);
        expect(packed).toMatch(/^[\w-]*$/);
        expect(await unpackText(packed, 10_000)).toBe(text);
      }),
    );
  });

  it("is smaller than a program", async () => {
    const program = Array.from({ length: 100 }, (_, k) => `cx q[${k % 7}], q[${k % 5}];`).join(
      "\n",
    );
    expect((await packText(program)).length).toBeLessThan(program.length / 4);
  });

  it("is refused where it is damaged or would grow beyond its bound", async () => {
    const packed = await packText("0".repeat(1_000_000));
    expect(packed.length).toBeLessThan(MAX_FRAGMENT_LENGTH);
    expect(await unpackText(packed, 64_000)).toBeNull();
    expect(await unpackText("not packed", 64_000)).toBeNull();
    expect(await unpackText(packed.slice(0, -8), 2_000_000)).toBeNull();
  });
});

describe("useSettings", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("keeps both of two changes within one event", () => {
    const saved: object[] = [];
    const codec: SettingsCodec<{ device: string; seed: number }> = {
      initial: { device: "line", seed: 1 },
      encode: async (settings) => {
        saved.push(settings);
        return {};
      },
      decode: async () => codec.initial,
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
    renderToString(<Instrument />);
    return vi.waitFor(() => expect(saved.at(-1)).toEqual({ device: "ring", seed: 7 }));
  });
});
