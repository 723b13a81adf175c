import { photoChoices } from "#app/content/services/choices.ts";
import type { Figure } from "#app/figures/scene.ts";
import { sync } from "./crdt.ts";
import { drawNarrow, drawWide } from "./draw-sync.ts";

/** Two devices that edit one record apart, by Lamport's clocks, and what they read once they meet. */
export function syncFigure(choice = photoChoices.initial): Figure {
  const state = sync(choice);
  const { writes, merged, clock, arrivals, results } = state;
  const winner = writes.find(({ value }) => value === merged.photo[0])?.replica;
  return {
    title:
      "Two devices edit one record offline, each counting its own writes, and read the same after they sync",
    finding:
      merged.photo.length === 2
        ? "When two devices edit one record offline, the sync keeps both photos but only one status."
        : `Kept as one field, the ${winner}’s photo wins by its count and the other is lost. A set is the right type here.`,
    caption: `Each device keeps a Lamport clock: it counts its own writes from 1 and, on receiving the other’s, goes on from the higher count, up to ${clock}. Both write the status at 1, and a rule breaks the tie, here the device’s name. Our code replays the ${writes.length} writes in all ${arrivals} orders of arrival and reads ${results} result. Photos are kept as a set, in which both stay, or as one field, in which the later count wins.`,
    narrow: drawNarrow(state),
    scene: drawWide(state),
    table: {
      columns: ["Device", "Count", "Field", "Value", "After the sync"],
      rows: writes.map((write) => [
        write.replica,
        `${write.clock}`,
        write.field,
        write.value,
        merged[write.field].includes(write.value) ? "kept" : "superseded",
      ]),
    },
  };
}
