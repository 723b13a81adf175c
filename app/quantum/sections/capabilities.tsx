import type { Capability } from "#app/content/types.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section, type SectionProps } from "#app/ui/section.tsx";

export interface CapabilitiesProps extends Pick<SectionProps, "title" | "padding" | "ground"> {
  intro: string;
  items: readonly Capability[];
  /** True if their order matters. */
  isNumbered?: boolean;
}

export function Capabilities({ intro, items, isNumbered = false, ...section }: CapabilitiesProps) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <Section {...section} intro={<NoBreak text={intro} />}>
      <List>
        {items.map(({ title, lead, text }, index) => (
          <li key={title}>
            <Fold
              number={isNumbered ? index + 1 : undefined}
              title={<NoBreak text={title} />}
              heading="h3"
              lead={<NoBreak text={lead} />}
            >
              <NoBreak as="p" className="max-w-prose" text={text} />
            </Fold>
          </li>
        ))}
      </List>
    </Section>
  );
}
