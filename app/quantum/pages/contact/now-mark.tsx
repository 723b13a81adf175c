import { hoursPlaces, narrowMinute } from "#app/figures/contact/hours-places.ts";
import { mono, path } from "#app/figures/draw/marks.ts";
import { segment } from "#app/figures/draw/path.ts";
import { hoursPlate } from "#app/figures/generated/plate-hours.ts";
import { PlateLabels } from "#app/figures/plates/plate-view.tsx";
import { useMinute } from "./use-minute.ts";

const DAY = 24 * 60;

/** The present minute on the offices' day, as a line across it. */
export function NowMark({ word }: { word: string }) {
  const now = useMinute();
  if (now === undefined) return null;
  const minute = Math.round(now / 60_000) % DAY;
  const label = `${word} ${new Date(now).toISOString().slice(11, 16)}`;
  const isLate = minute > DAY * 0.8;
  const { wide, narrow } = hoursPlaces;
  const y = narrowMinute(minute);
  // Clear of the hours that are labeled.
  const dy = minute % 180 < 50 ? 16 : -5;
  return (
    <>
      <PlateLabels
        file={{
          ...hoursPlate.wide,
          labels: [
            path(segment(minute, wide.head, minute, wide.foot), { stroke: "ink", width: 2 }),
            mono(minute + (isLate ? -9 : 9), 47, label, {
              tone: "ink",
              anchor: isLate ? "end" : "start",
            }),
          ],
        }}
        className="max-md:hidden print:hidden"
      />
      <PlateLabels
        file={{
          ...hoursPlate.narrow,
          labels: [
            path(segment(narrow.left, y, narrow.right, y), { stroke: "ink", width: 2 }),
            mono(12, y + dy, label.slice(-5), { tone: "ink" }),
          ],
        }}
        className="md:hidden print:hidden"
      />
    </>
  );
}
