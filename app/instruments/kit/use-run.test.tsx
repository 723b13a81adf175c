import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Answer, TYPING_PAUSE_MS, useJob, useSeconds } from "./use-run.ts";

type Ask = Parameters<typeof useJob<string>>[2];

const PARTIAL_DELAY_MS = 1500;
const host = { cancel() {} };
let root: Root;
let job: ReturnType<typeof useJob<string>>;

/** All that React asks of a document for a component that draws nothing. */
function emptyContainer(): Element {
  const document = Object.assign(new EventTarget(), { nodeType: 9, activeElement: null });
  const container = { nodeType: 1, tagName: "DIV", ownerDocument: document };
  return Object.assign(new EventTarget(), container) as unknown as Element;
}

function Job({ asked, ask }: { asked: string; ask: Ask }) {
  job = useJob(host, asked, ask, PARTIAL_DELAY_MS);
  return null;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function start(asked: string, ask: Ask) {
  await act(async () => root.render(<Job asked={asked} ask={ask} />));
  await pass(TYPING_PAUSE_MS);
}

/** A job that reports such partial results at once and ends when it is told to. */
function heldJob(...partials: string[]) {
  let resolve = (_: Answer<string>) => {};
  const ask: Ask = (show) => {
    for (const partial of partials) show(partial);
    return new Promise((end) => {
      resolve = end;
    });
  };
  return { ask, end: (answer: Answer<string>) => act(async () => resolve(answer)) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("HTMLIFrameElement", class {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(emptyContainer());
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks once for changes that follow each other sooner than the pause", async () => {
  const ask = vi.fn<Ask>(async () => ({ result: "whole" }));
  await act(async () => root.render(<Job asked="h" ask={ask} />));
  await pass(TYPING_PAUSE_MS - 1);
  expect(ask).not.toHaveBeenCalled();
  await start("h q", ask);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(job).toMatchObject({ result: "whole", state: { status: "done" }, isCurrent: true });
});

it("shows the latest partial result where the whole one takes longer", async () => {
  await start("program", heldJob("first", "second").ask);
  await pass(PARTIAL_DELAY_MS - 1);
  expect(job.result).toBeNull();
  await pass(1);
  expect(job).toMatchObject({ result: "second", state: { status: "running" } });
});

it("never shows a partial result over the whole one", async () => {
  const { ask, end } = heldJob("first", "second");
  await start("program", ask);
  await end({ result: "whole" });
  await pass(PARTIAL_DELAY_MS);
  expect(job).toMatchObject({ result: "whole", state: { status: "done" } });
});

it("hears no more of a job when another is asked for", async () => {
  const { ask, end } = heldJob("partial");
  await start("first", ask);
  await start("second", async () => ({ result: "of the second" }));
  await end({ result: "of the first" });
  await pass(PARTIAL_DELAY_MS);
  expect(job.result).toBe("of the second");
});

it("counts the seconds of a run anew when another replaces it", async () => {
  let seconds = 0;
  function Seconds({ of }: { of: string | null }) {
    seconds = useSeconds(of);
    return null;
  }
  const show = (of: string | null) => act(async () => root.render(<Seconds of={of} />));
  await show("first");
  await pass(8000);
  expect(seconds).toBe(8);
  await show("second");
  expect(seconds).toBe(0);
  await pass(3000);
  expect(seconds).toBe(3);
  await show(null);
  expect(seconds).toBe(0);
});
