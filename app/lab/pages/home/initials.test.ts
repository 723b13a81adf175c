import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Research", "R"],
  ["Ada Lovelace, PhD", "AL"],
  ["Ada Lovelace", "AL"],
  ["Ada King Lovelace", "AL"],
  ["Ādi", "Ā"],
])("the initials of %s are %s", (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
