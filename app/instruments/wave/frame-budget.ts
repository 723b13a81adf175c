/** Pictures spread over so many frames, without dots smaller than a radius; past the last pace the picture stands still. */
export const paces = [
  { every: 1, smallest: 0.6 },
  { every: 2, smallest: 0.6 },
  { every: 3, smallest: 0.6 },
  { every: 5, smallest: 1.2 },
];
export type Pace = (typeof paces)[number];
/** Gentle at first, so that a slow processor is never overloaded to find out that it is slow. */
export const FIRST_PACE = 2;

/** The first frames build tables and wait for the compiler: they say nothing about the rest. */
const WARM_UP = 12;
const SAMPLE_FRAMES = 60;
/** Of the 16.7 ms of a frame at 60 Hz, what a decoration may take; and a gap that lost a frame. */
const COST_LIMIT = 8;
const GAP_LIMIT = 25;

/** Takes the cost of each frame and the gap since the last one; answers with the pace to keep. */
export function createFrameBudget(): (cost: number, gap: number) => Pace | undefined {
  let pace = FIRST_PACE;
  let frames = -WARM_UP;
  let over = 0;
  let dear = 0;
  let steppedDown = false;
  return (cost, gap) => {
    frames += 1;
    if (frames <= 0) return paces[pace];
    if (cost > COST_LIMIT || gap > GAP_LIMIT) over += 1;
    if (cost > 0.3 * COST_LIMIT) dear += 1;
    if (frames === SAMPLE_FRAMES) {
      // A quarter: one hiccup of the page is not a slow processor.
      if (over > frames / 4) {
        steppedDown = true;
        pace += 1;
      } else if (dear < frames / 8 && pace > 0 && !steppedDown) pace -= 1;
      frames = 0;
      over = 0;
      dear = 0;
    }
    return paces[pace];
  };
}
