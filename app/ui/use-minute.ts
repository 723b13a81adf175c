import { type RefObject, useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/**
 * The beginning of the present minute, from when the place is first in sight: nobody waits for a clock that he does not
 * see, and the first formatter takes a slow phone a tenth of a second.
 */
export function useMinute(place: RefObject<Element | null>): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      const elapsed = Date.now() % MINUTE_MS;
      setNow(Date.now() - elapsed);
      timer = setTimeout(tick, MINUTE_MS - elapsed);
    }
    const observer = new IntersectionObserver(([{ isIntersecting }]) => {
      clearTimeout(timer);
      if (isIntersecting) tick();
    });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place]);
  return now;
}
