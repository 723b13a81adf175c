import { useEffect, useState } from "react";
import { runWords } from "./words.ts";

export interface ElapsedProps {
  /** What is under way. */
  text: string;
  /** What is being done of it, and when it may be over, on the page's clock. */
  expectedEnd?: { doing?: string; ends: number };
}

/** Says how long it has been, once that is a second, and how long it may still be. */
export function Elapsed({ text, expectedEnd }: ElapsedProps) {
  const [startTime] = useState(() => performance.now());
  const [now, setNow] = useState(startTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.round((now - startTime) / 1000);
  if (seconds === 0) return text;
  const parts = [expectedEnd?.doing, expectedEnd && leftText(expectedEnd.ends - now)].filter(
    Boolean,
  );
  return `${text}, ${seconds} s${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`;
}

/** The time left, as exact as an estimate can be; empty where that time is over. */
function leftText(ms: number): string {
  const seconds = ms < 20_000 ? Math.round(ms / 1000) : 5 * Math.round(ms / 5000);
  return seconds > 0 ? runWords.left(seconds) : "";
}
