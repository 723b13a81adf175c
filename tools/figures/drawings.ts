import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, relative } from "node:path";
import { Worker } from "node:worker_threads";
import type { Drawn } from "./draw-figure.ts";

export interface Drawing extends Omit<Drawn, "sources"> {
  /** What it was computed from, with the hash that each file had then. */
  sources: Readonly<Record<string, string>>;
}

/** How many are drawn at a time; few, because each worker reads the code anew. */
const lanes = Math.min(4, availableParallelism());

/** Draws the figures of modules and keeps each until its module, or anything that it imports, has changed. */
export class Drawings {
  private readonly root: string;
  private readonly say: (line: string) => void;
  readonly folder: string;
  private readonly begun = new Map<string, Promise<Drawing>>();
  private workers: DrawingWorker[] = [];

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
    for (const worker of this.workers) worker.stop();
    this.workers = [];
    this.begun.clear();
  }

  private async drawOnce(file: string): Promise<Drawing> {
    const store = join(this.folder, `${relative(this.root, file).replaceAll(/[\\/]/g, "-")}.json`);
    const cached = this.read(store);
    if (cached) return cached;
    this.say(`Drawing ${relative(this.root, file)}`);
    // A mistake in a module that every worker reads also ends the workers that wait.
    this.workers = this.workers.filter(({ hasFailed }) => !hasFailed);
    while (this.workers.length < lanes) this.workers.push(new DrawingWorker(this.folder));
    const result = await this.workerFor(dirname(file)).draw(file);
    // A save ended the worker: draw again.
    if (result === "stopped") return this.draw(file);
    const names = [...result.sources, join(this.root, "package-lock.json")].map((path) =>
      relative(this.root, path),
    );
    const drawing = {
      ...result,
      sources: Object.fromEntries(names.map((name) => [name, this.hashOf(name)])),
    };
    // Written aside and renamed, so that no other process reads half a file.
    writeFileSync(`${store}.${process.pid}`, JSON.stringify(drawing));
    renameSync(`${store}.${process.pid}`, store);
    return drawing;
  }

  /** One worker for all figures of a folder, since they share the modules that take long. */
  private workerFor(folder: string): DrawingWorker {
    const worker =
      this.workers.find(({ folders }) => folders.has(folder)) ??
      this.workers.reduce((a, b) => (b.waiting < a.waiting ? b : a));
    worker.folders.add(folder);
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
    return existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("hex") : "";
  }
}

/** A worker in which figures are computed, one after the other. */
class DrawingWorker {
  waiting = 0;
  hasFailed = false;
  readonly folders = new Set<string>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly worker: Worker;
  private readonly stopping = new AbortController();

  constructor(folder: string) {
    const workerData = { folder };
    this.worker = new Worker(new URL("./draw-figure.ts", import.meta.url), { workerData });
    this.worker.unref();
    this.worker.on("error", () => {
      this.hasFailed = true;
    });
  }

  draw(file: string): Promise<Drawn | "stopped"> {
    this.waiting++;
    const answered = this.last.then(async () => {
      const { signal } = this.stopping;
      this.worker.ref();
      this.worker.postMessage(file);
      const [answer] = await once(this.worker, "message", { signal }).catch((error: unknown) => {
        if (signal.aborted) return ["stopped" as const];
        throw error;
      });
      if (answer === "stopped") return answer;
      this.worker.unref();
      this.waiting--;
      if ("failure" in answer) throw new Error(`${file}\n${answer.failure}`);
      return answer as Drawn;
    });
    this.last = answered.catch(() => {});
    return answered;
  }

  stop(): void {
    this.stopping.abort();
    void this.worker.terminate();
  }
}
