import { offices } from "#app/content/offices.ts";
import { mono, path } from "#app/figures/marks.ts";
import { segment } from "#app/figures/path.ts";
import type { Mark, Scene } from "#app/figures/scene.ts";
import { SceneLabels, SceneOverlay } from "#app/figures/scene-svg.tsx";
import { useMinute } from "#app/ui/use-minute.ts";
import hoursFigure from "./hours.figure.ts";
import { hoursPlaces, narrowMinute, wideBand } from "./hours-places.ts";

const DAY = 24 * 60;

/** From the label of the minute down, over the dots of each office and not through its words. */
const overDots = (minute: number): string =>
  segment(minute, hoursPlaces.wide.head, minute, 56) +
  offices.map((_, k) => segment(minute, wideBand(k) + 12, minute, wideBand(k) + 128)).join("");

/** The present minute on the offices' day, as a line across it. */
export function NowMark({ word }: { word: string }) {
  const now = useMinute();
  if (now === undefined) return null;
  const minute = Math.round(now / 60_000) % DAY;
  const label = `${word} ${new Date(now).toISOString().slice(11, 16)}`;
  const isLate = minute > DAY * 0.8;
  const { narrow } = hoursPlaces;
  const y = narrowMinute(minute);
  // Clear of the hours that are labeled.
  const dy = minute % 180 < 50 ? 16 : -5;
  return (
    <>
      <Over
        scene={hoursFigure.scene}
        marks={[
          path(overDots(minute), { stroke: "ink", width: 2 }),
          mono(minute + (isLate ? -9 : 9), 47, label, {
            tone: "ink",
            anchor: isLate ? "end" : "start",
          }),
        ]}
        className="max-md:hidden print:hidden"
      />
      <Over
        scene={hoursFigure.narrow ?? hoursFigure.scene}
        marks={[
          path(segment(narrow.left, y, narrow.right, y), { stroke: "ink", width: 2 }),
          mono(20, y + dy, label.slice(-5), { tone: "ink" }),
        ]}
        className="md:hidden print:hidden"
      />
    </>
  );
}

interface OverProps {
  scene: Scene;
  marks: readonly Mark[];
  className: string;
}

/** Marks over a scene, in its units. */
function Over({ scene, marks, className }: OverProps) {
  return (
    <>
      <SceneOverlay scene={{ ...scene, marks }} className={className} />
      <SceneLabels scene={{ ...scene, marks }} className={className} />
    </>
  );
}
