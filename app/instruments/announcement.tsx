import { useEffect, useState } from "react";

/** Said once it has stood for a moment, so that a quick run is one sentence. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
