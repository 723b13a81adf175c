import { useSyncExternalStore } from "react";

/** The sizes of a drawn circuit are in pixels. */
const wide = {
  name: "wide",
  column: 30,
  row: 32,
  /** Left and right of the wires, for their names. */
  margin: 34,
  /** Half of a gate's box. */
  box: 11,
  /** Radius of a controlled NOT's ring, and of a control. */
  ring: 8,
  dot: 3.2,
  /** The letters of a name that fit a box; the table has them all. */
  letters: 3,
};
export type DiagramScale = typeof wide;

/** The circuit that the instrument opens with is nearly in sight as a whole on a phone. */
const narrow: DiagramScale = {
  name: "narrow",
  column: 13,
  row: 30,
  margin: 18,
  box: 6.2,
  ring: 5,
  dot: 2.2,
  letters: 1,
};
/** The most columns that fit a phone at full size. */
const MAX_PHONE_COLUMNS = 8;

const smallScreen = "(width < 40rem)";

function subscribe(onChange: () => void) {
  const media = matchMedia(smallScreen);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** One scale for circuits that are compared, by the columns of the longer and the number of wires. */
export function useScale(columns: number, wires: number): DiagramScale {
  const isSmall = useSyncExternalStore(subscribe, () => matchMedia(smallScreen).matches);
  const scale = isSmall && columns > MAX_PHONE_COLUMNS ? narrow : wide;
  // Names of two digits need room for one more.
  return wires > 10 ? { ...scale, margin: scale.margin + 8 } : scale;
}
