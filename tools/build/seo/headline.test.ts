import { expect, test } from "vitest";
import { breakHeadline } from "./headline.ts";

const room = { width: 530, height: 390, sizes: [80, 72, 64, 54], advance: 0.5, leading: 1.06 };

function broken(text: string) {
  const words = text.split(" ").map((part) => ({ text: part, italic: false }));
  const { size, lines } = breakHeadline(words, room);
  return { size, lines: lines.map((line) => line.map((word) => word.text).join(" ")) };
}

test("a headline has lines of like length, none a lone small word", () => {
  expect(broken("The first letter of what comes next.").lines).toEqual([
    "The first",
    "letter of what",
    "comes next.",
  ]);
  expect(broken("apps, working without a signal.").lines).not.toContain("a signal.");
});

test("every line fits, and a shorter headline is larger", () => {
  const [long, short] = ["One program, several devices, no rewrite.", "One message."].map(broken);
  expect(short.size).toBeGreaterThan(long.size);
  for (const { size, lines } of [long, short]) {
    for (const line of lines) expect(line.length * size * room.advance).toBeLessThanOrEqual(530);
  }
});

test("a word that stays together is not broken", () => {
  expect(broken("Five sectors, five\u00a0different bottlenecks.").lines).toContain(
    "five\u00a0different",
  );
});

test("a headline that no size holds is named", () => {
  expect(() => broken("x".repeat(80))).toThrow("no room");
});
