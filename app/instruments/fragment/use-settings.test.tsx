import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sequence } from "./sequence.ts";
import { type SettingsCodec, useSettings } from "./use-settings.ts";

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
    packed: "text",
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

it("lets only the newest of several beginnings come to its end", () => {
  const begin = sequence();
  const isFirstNewest = begin();
  expect(isFirstNewest()).toBe(true);
  const isSecondNewest = begin();
  expect([isFirstNewest(), isSecondNewest()]).toEqual([false, true]);
});
