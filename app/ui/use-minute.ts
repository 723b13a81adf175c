import { useEffect, useState } from "react";
import { whenIdle } from "#app/lib/when-idle.ts";

const MINUTE = 60_000;

/** The beginning of the present minute, once a script can tell it. */
export function useMinute(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => everyMinute(setNow), []);
  return now;
}

/** Not before the page is shown: the first formatter takes a slow phone a tenth of a second. */
function everyMinute(tell: (now: number) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  function tick() {
    if (left) return;
    const past = Date.now() % MINUTE;
    tell(Date.now() - past);
    timer = setTimeout(tick, MINUTE - past);
  }
  whenIdle(tick);
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
