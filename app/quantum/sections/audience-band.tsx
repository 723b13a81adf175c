import { useId } from "react";
import type { NavLink } from "#app/content/types.ts";
import { Container } from "#app/ui/container.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { TextLinks } from "./text-links.tsx";

export interface AudienceBandProps {
  title: string;
  text: string;
  links: readonly NavLink[];
}

/** A word to some of the readers, near the top of a page: what they look for, and where it is. */
export function AudienceBand({ title, text, links }: AudienceBandProps) {
  const headingId = useId();
  return (
    <aside aria-labelledby={headingId} className="border-y border-line bg-raised">
      <Container className="grid gap-x-8 gap-y-3 py-8 md:grid-cols-12 md:items-baseline">
        <h2 id={headingId} className="text-subheading md:col-span-3">
          {title}
        </h2>
        <NoBreak as="p" className="max-w-prose md:col-span-6" text={text} />
        <TextLinks links={links} className="flex flex-wrap gap-x-8 md:col-span-3 md:justify-end" />
      </Container>
    </aside>
  );
}
