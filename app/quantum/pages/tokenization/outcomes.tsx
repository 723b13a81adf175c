import type { ComputedStudyId } from "#app/content/quantum/case-studies.ts";
import type { NavLink, TitledText } from "#app/content/types.ts";
import results from "#app/quantum/sections/results.data.ts";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

interface Outcome extends TitledText {
  /** The study whose computed result stands beside an illustrative claim. */
  study?: ComputedStudyId;
  link: NavLink;
}

export interface TokenizationOutcomesProps {
  title: string;
  items: readonly Outcome[];
}

/** What is different when the work is done; beside a claim, what was computed, with the way to its run. */
export function TokenizationOutcomes({ title, items }: TokenizationOutcomesProps) {
  return (
    <Section title={title} padding="small">
      <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2">
        {items.map(({ title: name, text, link, study }) => (
          <li
            key={name}
            className="border-t border-quiet pt-5 md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0"
          >
            <h3 className="self-end text-subheading">
              {study && <Illustrative />}
              <NoBreak text={name} />
            </h3>
            <p className="mt-3 mb-4 max-w-lead text-muted">{text}</p>
            <p>
              <TextLink to={link.to} className={study && "text-item"}>
                {study ? results[study].number : link.label}
              </TextLink>{" "}
              {study && results[study].counts}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
