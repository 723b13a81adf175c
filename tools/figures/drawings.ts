import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { Drawn } from "./draw-figure.ts";

export interface Drawing {
  /** What the module's default export returned, each scene with the path of its file in `src`. */
  value: unknown;
  /** What it was computed from, with the hash that each file had then. */
  sources: Readonly<Record<string, string>>;
}

/** Figures by their modules, from the cache as long as neither the module nor anything that it imports has changed. */
export class Drawings {
  private readonly root: string;
  private readonly folder: string;
  private readonly begun = new Map<string, Promise<Drawing>>();
  private workers: DrawingWorker[] = [];

  constructor(root: string) {
    this.root = root;
    this.folder = join(root, ".cache/drawings");
    mkdirSync(this.folder, { recursive: true });
  }

  draw(file: string): Promise<Drawing> {
    const drawing = this.begun.get(file) ?? this.drawOnce(file);
    this.begun.set(file, drawing);
    return drawing;
  }

  /** Workers keep what they have imported: after a change new ones read the files again. */
  forget(): void {
    for (const worker of this.workers) worker.stop();
    this.workers = [];
    this.begun.clear();
  }

  private async drawOnce(file: string): Promise<Drawing> {
    const store = join(this.folder, `${relative(this.root, file).replaceAll(/[\\/]/g, "-")}.json`);
    const kept = this.read(store);
    if (kept) return kept;
    // Two at a time: as many as a small machine has cores.
    while (this.workers.length < 2) this.workers.push(new DrawingWorker(this.folder));
    const worker = this.workers.reduce((a, b) => (b.waiting < a.waiting ? b : a));
    const drawn = await worker.draw(file);
    // A save came between: who waits is shown what it changed.
    if (drawn === "stopped") return this.draw(file);
    const { value, sources } = drawn;
    const names = [...sources, join(this.root, "package-lock.json")].map((path) =>
      relative(this.root, path),
    );
    const drawing = {
      value,
      sources: Object.fromEntries(names.map((name) => [name, this.hashOf(name)])),
    };
    writeFileSync(store, JSON.stringify(drawing, this.inFolder(relative)));
    return drawing;
  }

  private read(store: string): Drawing | undefined {
    if (!existsSync(store)) return;
    const kept: Drawing = JSON.parse(readFileSync(store, "utf8"), this.inFolder(resolve));
    const isCurrent = Object.entries(kept.sources).every(
      ([name, hash]) => this.hashOf(name) === hash,
    );
    return isCurrent ? kept : undefined;
  }

  /** Addresses of files are kept without the folder, which may be moved or copied. */
  private inFolder(change: (folder: string, file: string) => string) {
    return (key: string, value: unknown) =>
      key === "src" && typeof value === "string" ? change(this.folder, value) : value;
  }

  private hashOf(name: string): string {
    const path = join(this.root, name);
    return existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("hex") : "";
  }
}

/** A worker in which figures are computed, one after the other. */
class DrawingWorker {
  waiting = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly worker: Worker;
  private readonly stopping = new AbortController();

  constructor(folder: string) {
    this.worker = new Worker(new URL("./draw-figure.ts", import.meta.url), { workerData: folder });
    this.worker.unref();
  }

  draw(file: string): Promise<Drawn | "stopped"> {
    this.waiting++;
    const drawn = this.last.then(async () => {
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
    this.last = drawn.catch(() => {});
    return drawn;
  }

  stop(): void {
    this.stopping.abort();
    void this.worker.terminate();
  }
}
