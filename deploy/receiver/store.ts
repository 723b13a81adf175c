import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Message } from "./message.ts";

export type Outcome = "stored" | "repeated" | "conflicting";

export interface StoredMessage extends Message {
  receivedAt: string;
  /** Since when it is marked as dealt with. */
  handledAt?: string;
}

export interface Store {
  /** Returns once the message is on disk; throws where it cannot be written. */
  add: (message: Message, receivedAt: Date) => Outcome;
  /** Oldest first. */
  all: () => StoredMessage[];
  markHandled: (id: string, at: Date) => boolean;
  remove: (id: string) => boolean;
}

/** A folder with a file for each message, named by its id: any Node can write it, and any editor read it. */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = () => readdirSync(folder);
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const read = (file: string): StoredMessage => JSON.parse(readFileSync(file, "utf8"));

  /** Writes aside, waits for the disk, and hands the whole file to `place`. */
  function write(message: StoredMessage, place: (written: string) => void) {
    const aside = join(folder, `.${randomUUID()}`);
    try {
      writeFileSync(aside, `${JSON.stringify(message)}\n`, { mode: 0o600 });
      sync(aside);
      place(aside);
      sync(folder);
    } finally {
      rmSync(aside, { force: true });
    }
  }

  return {
    add(message, receivedAt) {
      const file = fileOf(message.id);
      try {
        // A link fails where the name is taken, also by another process.
        write({ ...message, receivedAt: receivedAt.toISOString() }, (aside) =>
          linkSync(aside, file),
        );
        return "stored";
      } catch (error) {
        if (!existsSync(file)) throw error;
        const { receivedAt: _, handledAt: __, ...stored } = read(file);
        const isSame = Object.entries(stored).every(
          ([key, value]) => value === message[key as keyof Message],
        );
        return isSame ? "repeated" : "conflicting";
      }
    },
    all: () =>
      names()
        .filter((name) => name.endsWith(".json"))
        .map((name) => read(join(folder, name)))
        .toSorted((a, b) => (a.receivedAt + a.id < b.receivedAt + b.id ? -1 : 1)),
    markHandled(id, at) {
      const file = fileOf(id);
      if (!existsSync(file)) return false;
      const message = read(file);
      if (message.handledAt !== undefined) return false;
      write({ ...message, handledAt: at.toISOString() }, (aside) => renameSync(aside, file));
      return true;
    },
    remove(id) {
      const isThere = existsSync(fileOf(id));
      rmSync(fileOf(id), { force: true });
      return isThere;
    },
  };
}

/** Deletes what a receiver that was killed had not finished; while one runs it may be writing such a file. */
export function clearUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) if (name.startsWith(".")) rmSync(join(folder, name));
}

/** Deletes what came longer ago than the site promises to keep it; returns how many. */
export function forgetOld(store: Store, keepDays: number, now: Date): number {
  const oldest = new Date(now.getTime() - keepDays * 86_400_000).toISOString();
  return store.all().filter(({ id, receivedAt }) => receivedAt < oldest && store.remove(id)).length;
}

function sync(path: string) {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
