import { beforeEach, expect, it, vi } from "vitest";
import { readDraft, saveDraft, serviceOf } from "./draft.ts";

const message = { name: "Ada", email: "ada@company.com", company: "", message: "Hello" };

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it("is there until it is emptied, with the service that it is about", () => {
  saveDraft({ ...message, service: "ai-ml-nlp" });
  expect([...items.keys()]).toEqual(["contact-draft"]);
  expect(readDraft()).toEqual({ ...message, service: "ai-ml-nlp" });
});

it("leaves nothing behind when every field is emptied", () => {
  saveDraft(message);
  saveDraft({ name: "", email: "", company: "", message: "" });
  expect(items.size).toBe(0);
});

it.each(["", "{", "null"])("takes %j for no draft", (text) => {
  items.set("contact-draft", text);
  expect(readDraft()).toEqual({});
});

it("does without a storage that the browser has closed", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveDraft(message);
  expect(readDraft()).toEqual({});
});

it("takes the service from the address, if there is such a service", () => {
  expect(serviceOf("ai-ml-nlp")).toBe("ai-ml-nlp");
  for (const name of [null, "", "constructor"]) expect(serviceOf(name)).toBeUndefined();
});
