import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describeError, errorCode } from "./errors.ts";
import { fields, type Message } from "./message.ts";

export interface StoredMessage extends Message {
  receivedAt: string;
  /** Since when it is marked as dealt with. */
  handledAt?: string;
  /** When a mail with it was handed over. */
  mailedAt?: string;
}

export type Store = ReturnType<typeof openStore>;

/**
 * A folder with a file for each message, named by its id: any Node can write it, and any editor read it.
 * A mark is an empty file beside it, so a message belongs to the receiver's user, whoever marks it.
 */
export function openStore(folder: string, report: (sentence: string) => void) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (id: string, kind: "json" | "done" | "mailed" = "json") =>
    join(folder, `${id}.${kind}`);

  /** One file that makes trouble is named, and the others are still served. */
  function attempt(action: string, run: () => unknown): boolean {
    try {
      run();
      return true;
    } catch (error) {
      report(`Cannot ${action}: ${describeError(error)}.`);
      return false;
    }
  }

  function namesLike(pattern: RegExp): string[] {
    const all: string[] = [];
    attempt(`read the folder ${folder}`, () => all.push(...readdirSync(folder)));
    return all.filter((name) => pattern.test(name));
  }

  function read(name: string): StoredMessage {
    const file = join(folder, name);
    if (!lstatSync(file).isFile()) throw new Error("it is not a file");
    const message: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (!isStored(message) || name !== `${message.id}.json`) {
      throw new Error("it is not a message that the receiver has stored");
    }
    const markedAt = (kind: "done" | "mailed") =>
      statSync(fileOf(message.id, kind), { throwIfNoEntry: false })?.mtime.toISOString();
    return { ...message, handledAt: markedAt("done"), mailedAt: markedAt("mailed") };
  }

  /** False where the name is taken, also by another process. */
  function write(message: StoredMessage): boolean {
    const temporaryFile = join(folder, `.${randomUUID()}`);
    try {
      writeFileSync(temporaryFile, `${JSON.stringify(message)}\n`, { mode: 0o600 });
      sync(temporaryFile);
      linkSync(temporaryFile, fileOf(message.id));
      return true;
    } catch (error) {
      if (errorCode(error) === "EEXIST") return false;
      throw error;
    } finally {
      rmSync(temporaryFile, { force: true });
    }
  }

  const store = {
    /** Returns once the message is on disk; throws where it cannot be written. */
    add(message: Message, receivedAt: Date): "stored" | "repeated" | "conflicting" {
      // A repeat is answered on a full disk too.
      const isNew =
        !existsSync(fileOf(message.id)) &&
        write({ ...message, receivedAt: receivedAt.toISOString() });
      sync(folder);
      if (isNew) return "stored";
      const kept = read(`${message.id}.json`);
      return fields.every((field) => kept[field] === message[field]) ? "repeated" : "conflicting";
    },
    /** Oldest first. */
    all(): StoredMessage[] {
      const messages: StoredMessage[] = [];
      for (const name of namesLike(/\.json$/)) {
        attempt(`read ${JSON.stringify(name)}`, () => messages.push(read(name)));
      }
      return messages.toSorted((a, b) => (a.receivedAt + a.id < b.receivedAt + b.id ? -1 : 1));
    },
    /** False where there is no such message. */
    mark(id: string, kind: "done" | "mailed"): boolean {
      if (!existsSync(fileOf(id))) return false;
      writeFileSync(fileOf(id, kind), "", { flag: "a", mode: 0o600 });
      sync(folder);
      return true;
    },
    remove(id: string): boolean {
      if (!existsSync(fileOf(id))) return false;
      // The message last: no mark outlives it.
      for (const kind of ["mailed", "done", "json"] as const) {
        rmSync(fileOf(id, kind), { force: true });
      }
      sync(folder);
      return true;
    },
    /** Deletes what came longer ago than the site promises to keep it; returns how many. Never throws. */
    forget(keepDays: number, now: Date): number {
      const oldest = now.getTime() - keepDays * 86_400_000;
      const expired = store.all().filter(({ receivedAt }) => Date.parse(receivedAt) < oldest);
      return expired.filter(({ id }) => attempt(`delete ${id}`, () => store.remove(id))).length;
    },
    /** Deletes what a receiver that was killed had not finished; while one runs it may be writing such a file. */
    clearUnfinished() {
      for (const name of namesLike(/^\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)) {
        attempt(`delete ${name}`, () => rmSync(join(folder, name)));
      }
    },
  };
  return store;
}

function isStored(value: unknown): value is StoredMessage {
  if (typeof value !== "object" || value === null) return false;
  const values = new Map<string, unknown>(Object.entries(value));
  const isText = (key: string) => typeof values.get(key) === "string";
  return (
    ["id", ...fields].every(isText) && !Number.isNaN(Date.parse(`${values.get("receivedAt")}`))
  );
}

function sync(path: string) {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
