import { useEffect, useState } from "react";

/** The time of day in a zone, for the visitor's own clock; nothing before a script runs. */
export function useOfficeTime(timeZone: string): string | null {
  const [time, setTime] = useState<string | null>(null);
  useEffect(() => {
    const format = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      hour: "2-digit",
      minute: "2-digit",
    });
    const tell = () => setTime(format.format(new Date()));
    tell();
    const timer = setInterval(tell, 10_000);
    return () => clearInterval(timer);
  }, [timeZone]);
  return time;
}
