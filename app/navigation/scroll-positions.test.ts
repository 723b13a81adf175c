import { expect, test } from "vitest";
import { ScrollPositions } from "./scroll-positions.ts";

function storageWith(value: string | null): Storage {
  let stored = value;
  return {
    length: 1,
    clear() {},
    key: () => null,
    removeItem() {},
    getItem: () => stored,
    setItem(_key: string, next: string) {
      stored = next;
    },
  };
}

test("positions survive a page load", () => {
  const storage = storageWith(null);
  const before = new ScrollPositions();
  before.set("a", 1500);
  before.keep(storage);
  const after = new ScrollPositions();
  after.restore(storage);
  expect(after.get("a")).toBe(1500);
  expect(after.get("b")).toBe(0);
});

test("a broken store means starting at the top", () => {
  const positions = new ScrollPositions();
  positions.restore(storageWith("{not json"));
  expect(positions.get("a")).toBe(0);
});

test("a store that refuses costs nothing", () => {
  const storage = storageWith(null);
  storage.setItem = () => {
    throw new Error("full");
  };
  const positions = new ScrollPositions();
  positions.set("a", 3);
  expect(() => positions.keep(storage)).not.toThrow();
});
