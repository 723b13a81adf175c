import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, relative } from "node:path";
import { Worker } from "node:worker_threads";
import type { Drawn } from "./draw-figure.ts";

export interface Drawing extends Omit<Drawn, "sources"> {
  /** Each source has the hash that it had when the drawing was computed. */
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
  private readonly hashes = new Map<string, string>();
  private readonly waiting: { folder: string; take: (worker: DrawingWorker) => void }[] = [];
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
    this.hashes.clear();
    this.assign();
  }

  private async drawOnce(file: string): Promise<Drawing> {
    const store = join(this.folder, `${relative(this.root, file).replaceAll(/[\\/]/g, "-")}.json`);
    const cached = this.read(store);
    if (cached) return cached;
    const worker = await this.takeWorker(dirname(file));
    this.say(`Drawing ${relative(this.root, file)}`);
    const result = await worker.draw(file).finally(() => this.assign());
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

  private takeWorker(folder: string): Promise<DrawingWorker> {
    return new Promise((take) => {
      this.waiting.push({ folder, take });
      this.assign();
    });
  }

  /** Gives the next figure to each idle worker: one of its last folder first, since these share modules that take long. */
  private assign(): void {
    // A mistake in a module that every worker reads also ends the workers that wait.
    this.workers = this.workers.filter(({ hasFailed }) => !hasFailed);
    while (this.waiting.length > 0) {
      if (this.workers.every(({ isBusy }) => isBusy) && this.workers.length < lanes) {
        this.workers.push(new DrawingWorker(this.folder));
      }
      const worker = this.workers.find(({ isBusy }) => !isBusy);
      if (!worker) return;
      const sameFolder = this.waiting.findIndex(({ folder }) => folder === worker.lastFolder);
      const [{ folder, take }] = this.waiting.splice(Math.max(0, sameFolder), 1);
      worker.isBusy = true;
      worker.lastFolder = folder;
      take(worker);
    }
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

class DrawingWorker {
  isBusy = false;
  hasFailed = false;
  lastFolder = "";
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

  async draw(file: string): Promise<Drawn | "stopped"> {
    const { signal } = this.stopping;
    if (signal.aborted) return "stopped";
    this.worker.ref();
    this.worker.postMessage(file);
    try {
      const [answer] = await once(this.worker, "message", { signal });
      if ("failure" in answer) throw new Error(`${file}\n${answer.failure}`);
      return answer;
    } catch (error) {
      if (signal.aborted) return "stopped";
      throw error;
    } finally {
      this.isBusy = false;
      this.worker.unref();
    }
  }

  stop(): void {
    this.stopping.abort();
    void this.worker.terminate();
  }
}
