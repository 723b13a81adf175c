import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { NumberedLine, NumberedList } from "#app/quantum/sections/numbered-list.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** The order of a migration, a line for each step. */
export function TokenizationCapabilities({
  title,
  intro,
  items,
}: typeof tokenizationPage.capabilities) {
  return (
    <Section title={title} intro={intro} layout="split" size="tight">
      <NumberedList>
        {items.map(({ title: name, text }, index) => (
          <NumberedLine key={name} number={index + 1} isOpen={false} title={name}>
            <p className="col-span-full max-w-[42rem]">
              <NoBreak text={text} />
            </p>
          </NumberedLine>
        ))}
      </NumberedList>
    </Section>
  );
}
