import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lateModule } from "#app/lib/late-module.ts";
import { createWorkerHost } from "./host.ts";
import type { FromWorker, ToWorker } from "./protocol.ts";
import { type Handlers, serve } from "./serve.ts";

type TestCalls = {
  double: { request: number; response: number; progress: string };
  wait: { request: null; response: null };
  allocate: { request: number; response: number };
  recurse: { request: number; response: number };
  load: { request: null; response: null };
};

/** A worker in this thread: messages are cloned and come later, as a real one's do. */
class FakeWorker extends EventTarget {
  terminated = false;
  readonly inside = new EventTarget();

  constructor(handlers: Handlers<TestCalls>) {
    super();
    serve(handlers, {
      addEventListener: (type, listener) =>
        this.inside.addEventListener(type, (event) => listener(event as MessageEvent<ToWorker>)),
      postMessage: (message: FromWorker) => this.deliver(this, message),
    });
  }

  postMessage(message: ToWorker) {
    this.deliver(this.inside, message);
  }

  terminate() {
    this.terminated = true;
  }

  private deliver(target: EventTarget, message: unknown) {
    const data = structuredClone(message);
    queueMicrotask(() => {
      if (!this.terminated) target.dispatchEvent(new MessageEvent("message", { data }));
    });
  }
}

const handlers: Handlers<TestCalls> = {
  double(value, report) {
    report("half way");
    if (value < 0) throw new Error("negative");
    return 2 * value;
  },
  wait: () => new Promise<null>(() => {}),
  allocate: (bytes) => new ArrayBuffer(bytes).byteLength,
  recurse: function recurse(depth): number {
    return 1 + recurse(depth + 1);
  },
  load: () => lateModule(() => Promise.reject(new TypeError("404"))),
};

function hostWith(timeLimit = 1000) {
  const workers: FakeWorker[] = [];
  const host = createWorkerHost<TestCalls>(() => {
    const worker = new FakeWorker(handlers);
    workers.push(worker);
    return worker as unknown as Worker;
  }, timeLimit);
  return { host, workers };
}

describe("a worker's host", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("starts nothing before it is asked, and one worker for many calls", async () => {
    const { host, workers } = hostWith();
    expect(workers).toHaveLength(0);
    expect(await Promise.all([host.call("double", 3), host.call("double", 4)])).toEqual([6, 8]);
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
    await expect(host.call("double", -1)).rejects.toMatchObject({
      kind: "crashed",
      message: "negative",
    });
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
    const late = host.call("wait", null);
    const other = host.call("wait", null);
    const outcomes = Promise.allSettled([late, other]);
    await vi.advanceTimersByTimeAsync(50);
    expect(await outcomes).toMatchObject([
      { reason: { kind: "time" } },
      { reason: { kind: "canceled" } },
    ]);
    expect(workers[0].terminated).toBe(true);
    expect(await host.call("double", 5)).toBe(10);
    expect(workers).toHaveLength(2);
  });

  it("cancels what is under way", async () => {
    const { host, workers } = hostWith();
    const call = host.call("wait", null);
    host.cancel();
    await expect(call).rejects.toMatchObject({ kind: "canceled" });
    expect(workers[0].terminated).toBe(true);
  });

  it("rejects when the worker dies or cannot be started", async () => {
    const { host, workers } = hostWith();
    const call = host.call("wait", null);
    workers[0].dispatchEvent(Object.assign(new Event("error"), { message: "out of memory" }));
    await expect(call).rejects.toMatchObject({ kind: "crashed" });
    const gone = host.call("wait", null);
    workers[1].dispatchEvent(new Event("error"));
    await expect(gone).rejects.toMatchObject({ kind: "missing" });
    const none = createWorkerHost<TestCalls>(() => {
      throw new TypeError("no workers here");
    }, 1000);
    await expect(none.call("double", 1)).rejects.toMatchObject({ kind: "crashed" });
  });
});
