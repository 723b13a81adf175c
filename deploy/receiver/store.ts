import { DatabaseSync } from "node:sqlite";
import type { Message } from "./message.ts";

export type Outcome = "stored" | "repeated" | "conflicting";

export interface StoredMessage extends Message {
  receivedAt: string;
}

export interface Store {
  /** Returns once the message is on disk; throws where it cannot be written. */
  add: (message: Message, receivedAt: Date) => Outcome;
  /** What nobody has marked as done, oldest first. */
  unhandled: () => StoredMessage[];
  markHandled: (id: string, at: Date) => boolean;
  close: () => void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY,
    receivedAt TEXT NOT NULL,
    handledAt TEXT,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    company TEXT NOT NULL,
    message TEXT NOT NULL
  ) STRICT`;

/** Opens the database, or makes it. A commit waits for the disk (synchronous=FULL), so an answer of success is a promise kept. */
export function openStore(file: string): Store {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec(schema);
  const insert = database.prepare(
    `INSERT INTO messages (id, receivedAt, name, email, company, message)
     VALUES (:id, :receivedAt, :name, :email, :company, :message) ON CONFLICT (id) DO NOTHING`,
  );
  const same = database.prepare(
    `SELECT 1 FROM messages WHERE id = :id AND name = :name AND email = :email
     AND company = :company AND message = :message`,
  );
  const unhandled = database.prepare(
    `SELECT id, receivedAt, name, email, company, message FROM messages
     WHERE handledAt IS NULL ORDER BY receivedAt, id`,
  );
  const mark = database.prepare(
    "UPDATE messages SET handledAt = :at WHERE id = :id AND handledAt IS NULL",
  );
  return {
    add(message, receivedAt) {
      const values = { ...message };
      const { changes } = insert.run({ ...values, receivedAt: receivedAt.toISOString() });
      if (changes > 0) return "stored";
      return same.get(values) ? "repeated" : "conflicting";
    },
    unhandled: () => unhandled.all() as unknown as StoredMessage[],
    markHandled: (id, at) => mark.run({ id, at: at.toISOString() }).changes > 0,
    close: () => database.close(),
  };
}
