import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, relative } from "node:path";
import { Worker } from "node:worker_threads";
import type { Drawn } from "./draw-figure.ts";

export interface Drawing extends Omit<Drawn, "sources"> {
  /** Each source has the hash that it had when the drawing was computed. */
  sources: Readonly<Record<string, string>>;
}

/** Few workers draw, because each reads the code anew. */
const MAX_WORKERS = Math.min(4, availableParallelism());

/** Draws the figures of modules and keeps each until its module, or anything that it imports, has changed. */
export class Drawings {
  private readonly root: string;
  private readonly say: (line: string) => void;
  readonly folder: string;
  private readonly begun = new Map<string, Promise<Drawing>>();
  private readonly hashes = new Map<string, string>();
  /** The worker of each folder: its figures share modules that take long. */
  private readonly workers = new Map<string, DrawingWorker>();

  constructor(root: string, say: (line: string) => void = () => {}) {
    this.root = root;
    this.say = say;
    this.folder = join(root, ".cache/drawings");
    mkdirSync(this.folder, { recursive: true });
  }

  draw(file: string): Promise<Drawing> {
    const drawing = this.begun.get(file) ?? this.drawOnce(file);
    this.begun.set(file, drawing);
    return drawing;
  }

  /** Ends the workers after a change, because they keep what they have imported; new ones read the files again. */
  forget(): void {
    for (const worker of this.workers.values()) worker.stop();
    for (const kept of [this.workers, this.begun, this.hashes]) kept.clear();
  }

  private async drawOnce(file: string): Promise<Drawing> {
    const store = join(this.folder, `${relative(this.root, file).replaceAll(/[\\/]/g, "-")}.json`);
    const cached = this.read(store);
    if (cached) return cached;
    const begun = Date.now();
    const result = await this.workerOf(dirname(file)).draw(file);
    // A save ended the worker: draw again.
    if (result === "stopped") return this.draw(file);
    const names = [...result.sources, join(this.root, "package-lock.json")].map((path) =>
      relative(this.root, path),
    );
    const drawing = {
      ...result,
      sources: Object.fromEntries(names.map((name) => [name, this.hashOf(name)])),
    };
    // A source that was saved meanwhile has another hash than the one that was drawn.
    const savedAt = (name: string) =>
      statSync(join(this.root, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (names.some((name) => savedAt(name) > begun)) return drawing;
    // Written aside and renamed, so that no other process reads half a file.
    writeFileSync(`${store}.${process.pid}`, JSON.stringify(drawing));
    renameSync(`${store}.${process.pid}`, store);
    return drawing;
  }

  /** The first folders get workers of their own, and the others share these in turn. */
  private workerOf(folder: string): DrawingWorker {
    const workers = [...this.workers.values()];
    const worker =
      this.workers.get(folder) ??
      (workers.length < MAX_WORKERS
        ? new DrawingWorker(this.folder, this.say)
        : workers[workers.length % MAX_WORKERS]);
    this.workers.set(folder, worker);
    return worker;
  }

  private read(store: string): Drawing | undefined {
    if (!existsSync(store)) return;
    const cached: Drawing = JSON.parse(readFileSync(store, "utf8"));
    const isCurrent = Object.entries(cached.sources).every(
      ([name, hash]) => this.hashOf(name) === hash,
    );
    return isCurrent ? cached : undefined;
  }

  private hashOf(name: string): string {
    const path = join(this.root, name);
    const hash =
      this.hashes.get(name) ??
      (existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("hex") : "");
    this.hashes.set(name, hash);
    return hash;
  }
}

/** Draws one figure after another in a thread of its own. */
class DrawingWorker {
  private readonly worker: Worker;
  private readonly ending = new AbortController();
  private readonly say: (line: string) => void;
  private last: Promise<unknown> = Promise.resolve();

  constructor(folder: string, say: (line: string) => void) {
    this.say = say;
    const workerData = { folder };
    this.worker = new Worker(new URL("./draw-figure.ts", import.meta.url), { workerData });
    this.worker.unref();
    // A mistake in a module that every figure reads ends the thread: those that wait fail with it.
    this.worker.on("error", (error) => this.ending.abort(error));
  }

  draw(file: string): Promise<Drawn | "stopped"> {
    const drawn = this.last.then(() => this.drawNow(file));
    this.last = drawn.catch(() => {});
    return drawn;
  }

  private async drawNow(file: string): Promise<Drawn | "stopped"> {
    const { signal } = this.ending;
    if (!signal.aborted) this.say(`Drawing ${relative(process.cwd(), file)}`);
    this.worker.ref();
    this.worker.postMessage(file);
    try {
      const [answer] = await once(this.worker, "message", { signal });
      if ("failure" in answer) throw new Error(`${file}\n${answer.failure}`);
      return answer;
    } catch (error) {
      if (signal.reason === "stopped") return "stopped";
      throw signal.reason ?? error;
    } finally {
      this.worker.unref();
    }
  }

  stop(): void {
    this.ending.abort("stopped");
    void this.worker.terminate();
  }
}
