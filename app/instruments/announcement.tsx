import { useEffect, useState } from "react";

const DELAY_MS = 400;

export interface AnnouncementProps {
  text: string;
  /** Announces a long run from time to time, given the seconds since it began. */
  elapsed?: (seconds: number) => string;
}

const ELAPSED_INTERVAL_MS = 12_000;

/** Announces a text once it has stood for a moment; each change empties the region, so that the same text is said again. */
export function Announcement({ text, elapsed }: AnnouncementProps) {
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    setAnnouncement("");
    const timer = setTimeout(() => setAnnouncement(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (!elapsed) return;
    const startTime = performance.now();
    const timer = setInterval(() => {
      setAnnouncement(elapsed(Math.round((performance.now() - startTime) / 1000)));
    }, ELAPSED_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [elapsed]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
