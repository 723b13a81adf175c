import { path, text } from "#app/figures/marks.ts";
import { box, segment } from "#app/figures/path.ts";
import { linearScale } from "#app/figures/scale.ts";
import type { Mark, Scene } from "#app/figures/scene.ts";
import { isCompaction, liveFiles, megabytesAt } from "#app/models/services/snapshots.ts";
import { gone, oldest, SNAPSHOTS, snapshots, table, workAt } from "./snapshot-table.ts";

/** Bars of work above, the row of numbers, and below it the files, as thick as they are large. */
interface Frame {
  width: number;
  height: number;
  /** Where the first snapshot begins: the words stand beside it, or above. */
  left: number;
  gap: number;
  head: number;
  foot: number;
  numbers: number;
  first: number;
  /** The thickness of a megabyte, and the space between files. */
  megabyte: number;
  space: number;
}

export const wide: Frame = {
  width: 1240,
  height: 424,
  left: 180,
  gap: 14,
  head: 44,
  foot: 214,
  numbers: 244,
  first: 264,
  megabyte: 2.8,
  space: 3,
};
export const narrow: Frame = {
  width: 360,
  height: 410,
  left: 0,
  gap: 4,
  head: 74,
  foot: 190,
  numbers: 208,
  first: 224,
  megabyte: 3.9,
  space: 2.2,
};

const most = Math.max(...snapshots.map(workAt));
const firstCompaction = snapshots.find(isCompaction) ?? 1;
const files = (count: number) => `${count} ${count === 1 ? "file" : "files"}`;
type DataFile = (typeof table.files)[number];

/** Each file as a bar: from the commit that wrote it to the one that replaced it. */
function lifelines({ first, megabyte, space, gap }: Frame, x: (snapshot: number) => number) {
  let y = first;
  return table.files.map((file) => {
    const [from, to] = [x(file.added), x(file.removed ?? SNAPSHOTS + 1) - gap];
    const bar = { file, x: from, y, w: to - from, h: file.megabytes * megabyte };
    y += bar.h + space;
    return bar;
  });
}

export function drawCloud(snapshot: number, frame: Frame): Scene {
  const { width, height, left, gap, head, foot, numbers, first } = frame;
  const isWide = left > 0;
  const x = linearScale([1, SNAPSHOTS + 1], [left + 1, width + gap - 1]);
  const barWidth = x(2) - x(1) - gap;
  const y = linearScale([0, most], [foot, head]);
  const isExpired = snapshot < oldest;
  const read = new Set(isExpired ? [] : liveFiles(table, snapshot));
  const bars = lifelines(frame, x);
  const others = snapshots.filter((at) => at !== snapshot);
  const data = (list: readonly number[]) =>
    list
      .map((at) => megabytesAt(table, at))
      .map((size, k) => box(x(list[k]), y(size), barWidth, foot - y(size)))
      .join("");
  const opening = (list: readonly number[]) =>
    list
      .map((at) => box(x(at), y(workAt(at)), barWidth, y(megabytesAt(table, at)) - y(workAt(at))))
      .join("");
  const life = (test: (file: DataFile) => boolean) =>
    bars
      .filter(({ file }) => test(file))
      .map((bar) => box(bar.x, bar.y, bar.w, bar.h))
      .join("");
  const strong = isExpired ? "quiet" : "green";
  const marks: Mark[] = [
    path(box(left, head - 28, x(oldest) - gap / 2 - left, height - head + 28), {
      fill: "line",
      opacity: 0.28,
    }),
    path(box(x(snapshot) - 3, foot, barWidth + 6, height - foot), { fill: "raised" }),
    path(data(others.filter((at) => at < oldest)), { fill: "quiet", opacity: 0.45 }),
    path(data(others.filter((at) => at >= oldest)), { fill: "green", opacity: 0.45 }),
    path(opening(others), { stroke: "quiet" }),
    path(data([snapshot]), { fill: strong }),
    path(opening([snapshot]), { stroke: strong, width: 2.5, fill: "raised" }),
    path(segment(left, foot, width, foot), { stroke: "quiet" }),
    path(
      life((file) => !gone.has(file) && !read.has(file)),
      { fill: "quiet", opacity: 0.5 },
    ),
    path(
      life((file) => gone.has(file)),
      { stroke: "quiet", dash: "2 3" },
    ),
    path(
      life((file) => read.has(file)),
      { fill: "green" },
    ),
    text(
      left + (isWide ? 12 : 6),
      head - 10,
      isWide ? "expired: can no longer be read" : "expired",
      { size: "s", tone: "quiet" },
    ),
    ...snapshots
      .filter((at) => isWide || at === snapshot)
      .map((at) =>
        text(x(at) + barWidth / 2, y(workAt(at)) - 7, `${workAt(at)}`, {
          anchor: "middle",
          size: at === snapshot ? "m" : "s",
          tone: at === snapshot ? "ink" : "quiet",
          bold: at === snapshot,
        }),
      ),
    ...snapshots.map((at) =>
      text(x(at) + barWidth / 2, numbers, `${at}`, {
        anchor: "middle",
        size: isWide ? "m" : "s",
        tone: at === snapshot ? "ink" : "quiet",
        bold: at === snapshot,
      }),
    ),
    ...bars
      .filter(({ file }) => isCompaction(file.added))
      .map((bar) =>
        text(bar.x + (isWide ? 12 : 5), bar.y + bar.h / 2 + 5, compacted(bar.file, isWide), {
          size: "s",
          tone: read.has(bar.file) ? "ground" : "ink",
        }),
      ),
    text(x(firstCompaction) + 5, first + 17, isWide ? "deleted by expiry" : "deleted", {
      size: "s",
      tone: "quiet",
    }),
    ...(isWide ? beside(snapshot, frame) : above(snapshot)),
  ];
  return { width, height: isWide ? height : Math.ceil(endOf(bars, first)), marks };
}

const endOf = (bars: readonly { y: number; h: number }[], first: number) =>
  Math.max(first, ...bars.map(({ y, h }) => y + h)) + 4;

/** The first bar says what a bar is. */
function compacted({ megabytes, added, removed = SNAPSHOTS + 1 }: DataFile, isWide: boolean) {
  if (added !== firstCompaction) return `${megabytes} MB`;
  return isWide
    ? `one file of ${megabytes} MB, needed by snapshots ${added} to ${removed - 1}`
    : `1 file, ${megabytes} MB`;
}

const filesAt = (snapshot: number) => files(liveFiles(table, snapshot).length);

/** What is read first, and what the two rows are, in a column of their own. */
function beside(snapshot: number, { head, numbers, first }: Frame): Mark[] {
  const isExpired = snapshot < oldest;
  const lines = (from: number, words: readonly string[]) =>
    words.map((line, k) => text(0, from + k * 21, line, { size: "s", tone: "quiet" }));
  return [
    text(0, head + 24, isExpired ? "expired" : `${workAt(snapshot)} MB`, {
      size: "l",
      tone: "ink",
    }),
    text(0, head + 60, isExpired ? `snapshot ${snapshot}` : `a query, ${filesAt(snapshot)}`, {
      size: "m",
      tone: "ink",
    }),
    ...lines(head + 104, ["solid: data read", "outline: opening files"]),
    text(0, numbers, "snapshot", { size: "s", tone: "quiet" }),
    text(0, first + 17, "data files", { size: "s", tone: "quiet" }),
  ];
}

function above(snapshot: number): Mark[] {
  const words =
    snapshot < oldest
      ? `snapshot ${snapshot} has expired`
      : `snapshot ${snapshot}: ${filesAt(snapshot)}, ${workAt(snapshot)} MB per query`;
  return [
    text(0, 16, words, { bold: true, tone: "ink" }),
    text(0, 38, "solid is data read, outlined is opening files", { size: "s", tone: "quiet" }),
  ];
}
