import { useEffect, useRef, useState } from "react";

/**
 * Whether the page is scrolled past a marker: an element as tall as the threshold at the page's top.
 * The browser watches it, so no scroll handler runs and no layout is forced.
 */
export function useScrolledPast() {
  const marker = useRef<HTMLDivElement>(null);
  const [past, setPast] = useState(false);

  useEffect(() => {
    if (!marker.current) return;
    const observer = new IntersectionObserver((entries) => {
      // An edge that just touches still intersects: at the threshold itself the page is not past it.
      setPast(!entries[entries.length - 1].isIntersecting);
    });
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);

  return { marker, past };
}
