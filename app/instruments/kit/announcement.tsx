import { useEffect, useState } from "react";

const DELAY_MS = 400;

/** Announces a text once it has stood for a moment; each change empties the region, so that the same text is said again. */
export function Announcement({ text }: { text: string }) {
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    setAnnouncement("");
    const timer = setTimeout(() => setAnnouncement(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
