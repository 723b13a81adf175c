import { type Random, seeded } from "@adyakshar/quantum/random";

/** Seconds of powered time that each step of an update takes. */
const WRITE_SECONDS = 240;
const CHUNK_SECONDS = 10;
const START_SECONDS = 45;
/** The bootloader tries an image that has not confirmed itself this many times. */
const MAX_ATTEMPTS = 3;
const offSeconds = [10, 60] as const;

export interface UpdateOutcome {
  state: "new" | "old" | "lost";
  cuts: number;
}

export type Scheme = "two slots" | "in place";

/** Power cuts as [from, to] in seconds: exponential gaps, so that any moment is as likely as another. */
function powerCuts(perMinute: number, until: number, random: Random): [number, number][] {
  const cuts: [number, number][] = [];
  let at = 0;
  while (perMinute > 0) {
    at += (-60 * Math.log(1 - random())) / perMinute;
    if (at >= until) break;
    const length = offSeconds[0] + random() * (offSeconds[1] - offSeconds[0]);
    cuts.push([at, at + length]);
    at += length;
  }
  return cuts;
}

/** One device from the first byte of the update to `until`, under the given cuts. */
export function updateDevice(
  scheme: Scheme,
  cuts: readonly (readonly [number, number])[],
  until: number,
): UpdateOutcome {
  let at = 0;
  let written = 0;
  let attempts = 0;
  let state: UpdateOutcome["state"] | undefined;
  for (const [cut, back] of [...cuts, [until, until] as const]) {
    while (at < cut && !state) {
      if (written < WRITE_SECONDS) {
        const end = Math.min(cut, at + WRITE_SECONDS - written);
        written += end - at;
        at = end;
        // The part of a chunk that was written before the cut is written again.
        if (written < WRITE_SECONDS) written -= written % CHUNK_SECONDS;
        if (written < WRITE_SECONDS && cut < until && scheme === "in place") state = "lost";
      } else {
        const end = Math.min(cut, at + START_SECONDS);
        if (end - at >= START_SECONDS) state = "new";
        else if (cut < until && scheme === "two slots" && ++attempts >= MAX_ATTEMPTS) state = "old";
        at = end;
      }
    }
    at = back;
  }
  // An update that is not finished in time leaves two slots with the old image, and one slot with none to run.
  return { state: state ?? (scheme === "two slots" ? "old" : "lost"), cuts: cuts.length };
}

export interface Fleet {
  scheme: Scheme;
  devices: readonly UpdateOutcome[];
}

/** The same cuts for both schemes: only the way of updating differs. */
export function updateFleets(
  devices: number,
  perMinute: number,
  until: number,
  seed: number,
): readonly [Fleet, Fleet] {
  const random = seeded(seed);
  const cuts = Array.from({ length: devices }, () => powerCuts(perMinute, until, random));
  const fleet = (scheme: Scheme): Fleet => ({
    scheme,
    devices: cuts.map((times) => updateDevice(scheme, times, until)),
  });
  return [fleet("two slots"), fleet("in place")];
}

export function countOf({ devices }: Fleet, state: UpdateOutcome["state"]): number {
  return devices.filter((device) => device.state === state).length;
}
