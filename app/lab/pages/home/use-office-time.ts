import { useMinute } from "#app/ui/use-minute.ts";

/** The time of day in a zone, for the visitor's own clock; nothing before a script can tell it. */
export function useOfficeTime(timeZone: string): string | null {
  const now = useMinute();
  if (now === undefined) return null;
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
  }).format(now);
}
