import { useMinute } from "#app/ui/use-minute.ts";

export interface LocalTimeProps {
  /** An IANA name. */
  timeZone: string;
}

/** The weekday and time in a zone: an empty space of the same size until a script can tell it. */
export function LocalTime({ timeZone }: LocalTimeProps) {
  const now = useMinute();
  return (
    <span className="inline-block min-h-[1.5em] sm:min-w-[9ch] tabular sm:text-item noscript:hidden print:hidden empty:before:content-['_']">
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
