import { useEffect, useState } from "react";
import { whenIdle } from "#app/lib/when-idle.ts";

const MINUTE_MS = 60_000;

/** The beginning of the present minute, once a script can tell it. */
export function useMinute(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => everyMinute(setNow), []);
  return now;
}

/** Nothing starts before the page is shown: the first formatter takes a slow phone a tenth of a second. */
function everyMinute(onMinute: (now: number) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  function tick() {
    if (isStopped) return;
    const elapsed = Date.now() % MINUTE_MS;
    onMinute(Date.now() - elapsed);
    timer = setTimeout(tick, MINUTE_MS - elapsed);
  }
  whenIdle(tick);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
