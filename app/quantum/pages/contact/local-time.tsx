import { useEffect, useState } from "react";
import { whenIdle } from "#app/lib/when-idle.ts";

export interface LocalTimeProps {
  /** An IANA name. */
  timeZone: string;
}

const minute = 60_000;

/** The weekday and time in a zone: an empty space of the same size until a script can tell it. */
export function LocalTime({ timeZone }: LocalTimeProps) {
  const [now, setNow] = useState<number>();
  useEffect(() => everyMinute(setNow), []);
  return (
    <span className="inline-block min-h-[1.5em] sm:min-w-[9ch] font-mono tabular sm:text-heading noscript:hidden print:hidden">
      {now !== undefined && (
        <time dateTime={new Date(now).toISOString()}>{formatTime(now, timeZone)}</time>
      )}
    </span>
  );
}

function formatTime(time: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return parts.format(time).replace(",", "");
}

/** Not before the page is shown: the first formatter takes a slow phone a tenth of a second. */
function everyMinute(tell: (now: number) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  function tick() {
    if (left) return;
    const past = Date.now() % minute;
    tell(Date.now() - past);
    timer = setTimeout(tick, minute - past);
  }
  whenIdle(tick);
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
