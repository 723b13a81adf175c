import { useSyncExternalStore } from "react";

export interface LocalTimeProps {
  /** An IANA name. */
  timeZone: string;
}

const minute = 60_000;

/** The weekday and time in a zone: an empty space of the same size until a script can tell it. */
export function LocalTime({ timeZone }: LocalTimeProps) {
  const now = useSyncExternalStore(onMinute, currentMinute, noMinute);
  return (
    <span className="inline-block min-h-[1.5em] min-w-[9ch] font-mono text-heading tabular noscript:hidden print:hidden">
      {now !== null && (
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

function onMinute(notify: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    timer = setTimeout(
      () => {
        notify();
        wait();
      },
      minute - (Date.now() % minute),
    );
  }
  wait();
  return () => clearTimeout(timer);
}

function currentMinute() {
  return Date.now() - (Date.now() % minute);
}

/** A page built earlier cannot know the time at which it is read. */
function noMinute() {
  return null;
}
