import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createWorkerHost, lateModule, serve } from "./worker.ts";

const handlers = {
  double(value: number, report: (progress: string) => void) {
    report("half way");
    if (value < 0) throw new Error("negative");
    return 2 * value;
  },
  wait: (_: null) => new Promise<null>(() => {}),
  allocate: (bytes: number) => new ArrayBuffer(bytes).byteLength,
  recurse: function recurse(depth: number): number {
    return 1 + recurse(depth + 1);
  },
  load: (_: null) => lateModule(() => Promise.reject(new TypeError("404"))),
};

/** Workers in this thread: a channel clones its messages and brings them later, as a worker does. */
function hostWith(timeLimit = 1000) {
  const workers: (MessagePort & { isTerminated: boolean })[] = [];
  const host = createWorkerHost<typeof handlers>(() => {
    const { port1: page, port2: inside } = new MessageChannel();
    serve(handlers, inside);
    inside.start();
    page.start();
    const worker = Object.assign(page, {
      isTerminated: false,
      terminate() {
        worker.isTerminated = true;
        page.close();
      },
    });
    workers.push(worker);
    return worker;
  }, timeLimit);
  return { host, workers };
}

type Host = ReturnType<typeof hostWith>["host"];

describe("a worker's host", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("starts nothing before it is asked, and one worker for many calls", async () => {
    const { host, workers } = hostWith();
    expect(workers).toHaveLength(0);
    expect(await host.call("double", 3)).toBe(6);
    expect(await host.call("double", 4)).toBe(8);
    expect(workers).toHaveLength(1);
  });

  it("hands on progress before the answer", async () => {
    const heard: string[] = [];
    const { host } = hostWith();
    await host.call("double", 1, (text) => heard.push(text));
    expect(heard).toEqual(["half way"]);
  });

  it("tells what the handler threw from a lack of memory and from a missing file, and goes on", async () => {
    const { host, workers } = hostWith();
    await expect(host.call("double", -1)).rejects.toMatchObject({ kind: "crashed" });
    await expect(host.call("allocate", Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
      kind: "memory",
    });
    await expect(host.call("recurse", 0)).rejects.toMatchObject({ kind: "crashed" });
    await expect(host.call("load", null)).rejects.toMatchObject({ kind: "missing" });
    expect(await host.call("allocate", 8)).toBe(8);
    expect(workers).toHaveLength(1);
  });

  it("ends the worker when a call takes too long, and starts anew", async () => {
    const { host, workers } = hostWith(50);
    const outcomes = Promise.allSettled([host.call("wait", null)]);
    await vi.advanceTimersByTimeAsync(50);
    expect(await outcomes).toMatchObject([{ reason: { kind: "time" } }]);
    expect(workers[0].isTerminated).toBe(true);
    expect(await host.call("double", 5)).toBe(10);
    expect(workers).toHaveLength(2);
  });

  it.each([
    ["cancel", (host: Host) => void host.cancel()],
    ["another call", (host: Host) => void host.call("double", 1)],
  ])("%s ends the call under way", async (_, interrupt) => {
    const { host, workers } = hostWith();
    const call = host.call("wait", null);
    interrupt(host);
    await expect(call).rejects.toMatchObject({ kind: "canceled" });
    expect(workers[0].isTerminated).toBe(true);
  });

  it("rejects when the worker dies or cannot be started", async () => {
    const { host, workers } = hostWith();
    const call = host.call("wait", null);
    workers[0].dispatchEvent(Object.assign(new Event("error"), { message: "out of memory" }));
    await expect(call).rejects.toMatchObject({ kind: "crashed" });
    const gone = host.call("wait", null);
    workers[1].dispatchEvent(new Event("error"));
    await expect(gone).rejects.toMatchObject({ kind: "missing" });
    const none = createWorkerHost<typeof handlers>(() => {
      throw new TypeError("no workers here");
    }, 1000);
    await expect(none.call("double", 1)).rejects.toMatchObject({ kind: "crashed" });
  });
});
