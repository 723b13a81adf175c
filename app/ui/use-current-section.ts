import { useEffect, useState } from "react";

/** The section that lies across the reading line, two fifths down the viewport; none before the first. */
export function useCurrentSection(sections: readonly { id: string }[]) {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id);
          else setCurrent((id) => (id === target.id ? undefined : id));
        }
      },
      { rootMargin: "-40% 0px -60% 0px" },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);

  return current;
}
