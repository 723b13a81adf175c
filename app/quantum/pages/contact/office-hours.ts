const MINUTE = 60_000;
export const DAY_MINUTES = 24 * 60;

/** Part of a day in minutes after midnight UTC; what passes midnight ends after 1,440. */
export interface Hours {
  from: number;
  to: number;
}

/** How far a zone's clock is ahead of UTC on a day, in minutes. */
export function offsetOf(timeZone: string, date: string): number {
  const noon = new Date(`${date}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(noon);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  const local = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
  );
  return (local - noon.getTime()) / MINUTE;
}

/** Hours of a zone's own clock on the clock of UTC, beginning within the day. */
export function inUtc({ from, to }: Hours, offset: number): Hours {
  const start = (((from - offset) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return { from: start, to: start + to - from };
}

/** Whether a minute of the day lies in hours that may pass midnight. */
export function covers({ from, to }: Hours, minute: number): boolean {
  return (
    (minute >= from && minute < to) || (minute + DAY_MINUTES >= from && minute + DAY_MINUTES < to)
  );
}

/** The minutes of a day in which as many as `least` of these hours run at once. */
export function minutesCovered(list: readonly Hours[], least = 1): number {
  let count = 0;
  for (let minute = 0; minute < DAY_MINUTES; minute++) {
    if (list.filter((hours) => covers(hours, minute)).length >= least) count++;
  }
  return count;
}
