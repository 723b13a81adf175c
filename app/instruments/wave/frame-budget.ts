/** A picture is spread over some frames and leaves out smaller dots; past the last pace it stands still. */
export const paces = [
  { framesPerPicture: 1, minRadius: 0.6 },
  { framesPerPicture: 2, minRadius: 0.6 },
  { framesPerPicture: 3, minRadius: 0.6 },
  { framesPerPicture: 5, minRadius: 1.2 },
];
export type Pace = (typeof paces)[number];
/** The first pace is gentle, so that a slow processor is never overloaded to find out that it is slow. */
export const FIRST_PACE_INDEX = 2;

/** The first frames build tables and wait for the compiler: they say nothing about the rest. */
const WARM_UP_FRAMES = 12;
const SAMPLE_FRAMES = 60;
/** A frame at 60 Hz has 16.7 ms: a decoration may take half of them, and a longer gap has lost a frame. */
const MAX_COST_MS = 8;
const MAX_GAP_MS = 25;

/** Takes the cost of each frame and the gap since the last one; answers with the pace to keep. */
export function createFrameBudget(): (cost: number, gap: number) => Pace | undefined {
  let paceIndex = FIRST_PACE_INDEX;
  let frames = -WARM_UP_FRAMES;
  let slowFrames = 0;
  let dearFrames = 0;
  let hasSteppedDown = false;
  return (cost, gap) => {
    frames += 1;
    if (frames <= 0) return paces[paceIndex];
    if (cost > MAX_COST_MS || gap > MAX_GAP_MS) slowFrames += 1;
    if (cost > 0.3 * MAX_COST_MS) dearFrames += 1;
    if (frames === SAMPLE_FRAMES) {
      // A quarter: one hiccup of the page is not a slow processor.
      if (slowFrames > frames / 4) {
        hasSteppedDown = true;
        paceIndex += 1;
      } else if (dearFrames < frames / 8 && paceIndex > 0 && !hasSteppedDown) paceIndex -= 1;
      frames = 0;
      slowFrames = 0;
      dearFrames = 0;
    }
    return paces[paceIndex];
  };
}
