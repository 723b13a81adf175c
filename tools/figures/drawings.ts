import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Worker } from "node:worker_threads";
import type { Drawn } from "./draw-figure.ts";

export interface Drawing extends Omit<Drawn, "sources"> {
  /** Each source has the hash that it had when the drawing was computed. */
  sources: Readonly<Record<string, string>>;
}

/** Draws the figures of modules and keeps each until its module, or anything that it imports, has changed. */
export class Drawings {
  private readonly root: string;
  readonly folder: string;
  private readonly begun = new Map<string, Promise<Drawing>>();
  private readonly hashes = new Map<string, string>();
  private worker?: DrawingWorker;

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

  /** Ends the worker after a change, because it keeps what it has imported; a new one reads the files again. */
  forget(): void {
    this.worker?.stop();
    this.worker = undefined;
    for (const kept of [this.begun, this.hashes]) kept.clear();
  }

  private async drawOnce(file: string): Promise<Drawing> {
    const store = join(this.folder, `${relative(this.root, file).replaceAll(/[\\/]/g, "-")}.json`);
    const cached = this.read(store);
    if (cached) return cached;
    const begun = Date.now();
    this.worker ??= new DrawingWorker(this.folder);
    const result = await this.worker.draw(file);
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

type Answer = { file: string; drawn?: Drawn; failure?: string };

interface Asked {
  resolve: (result: Drawn | "stopped") => void;
  reject: (error: Error) => void;
}

/** Draws figures in one thread, where they share the modules that take long; pictures are compressed beside it. */
class DrawingWorker {
  private readonly worker: Worker;
  private readonly waiting = new Map<string, Asked>();
  private failure?: Error;

  constructor(folder: string) {
    this.worker = new Worker(new URL("./draw-figure.ts", import.meta.url), {
      workerData: { folder },
    });
    this.worker.unref();
    this.worker.on("message", ({ file, drawn, failure }: Answer) => {
      const asked = this.waiting.get(file);
      if (drawn) asked?.resolve(drawn);
      else asked?.reject(new Error(`${file}\n${failure}`));
      this.waiting.delete(file);
      if (this.waiting.size === 0) this.worker.unref();
    });
    // A mistake in a module that every figure reads ends the thread: those that wait fail with it.
    this.worker.on("error", (error: Error) => {
      this.failure = error;
      for (const asked of this.waiting.values()) asked.reject(error);
    });
  }

  async draw(file: string): Promise<Drawn | "stopped"> {
    if (this.failure) throw this.failure;
    this.worker.ref();
    this.worker.postMessage(file);
    return new Promise((resolve, reject) => void this.waiting.set(file, { resolve, reject }));
  }

  stop(): void {
    for (const asked of this.waiting.values()) asked.resolve("stopped");
    void this.worker.terminate();
  }
}
