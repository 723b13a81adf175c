import { expect, it } from "vitest";
import { createDraft } from "./draft.ts";

const message = { name: "Ada", email: "ada@company.com", company: "", message: "Hello" };

function memory(entries: Record<string, string> = {}) {
  const items = new Map(Object.entries(entries));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

it("is there after a reload, until the message is accepted", () => {
  const storage = memory();
  createDraft(() => storage).keep(message);
  const reloaded = createDraft(() => storage);
  expect(reloaded.read()).toEqual(message);
  reloaded.release(message);
  expect(reloaded.read()).toBeNull();
  expect(storage.items.size).toBe(0);
});

it("keeps what was written after the accepted message", () => {
  const storage = memory();
  const draft = createDraft(() => storage);
  const later = { ...message, message: "Hello again" };
  draft.keep(later);
  draft.release(message);
  expect(draft.read()).toEqual(later);
});

it("leaves nothing behind when every field is emptied", () => {
  const storage = memory();
  const draft = createDraft(() => storage);
  draft.keep(message);
  draft.keep({ name: "", email: "", company: "", message: "" });
  expect(storage.items.size).toBe(0);
});

it.each([
  "",
  "{",
  "null",
  "[]",
  '{"name":"Ada"}',
  '{"name":1,"email":"","company":"","message":""}',
])("takes %j for no draft", (text) => {
  expect(createDraft(() => memory({ "contact-draft": text })).read()).toBeNull();
});

it("does without a storage that the browser has closed", () => {
  const draft = createDraft(() => {
    throw new DOMException("denied", "SecurityError");
  });
  draft.keep(message);
  draft.release(message);
  expect(draft.read()).toBeNull();
});
