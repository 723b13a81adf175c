import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { NumberedLine, NumberedList } from "#app/quantum/sections/numbered-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** On paper, as something to be passed on: each address with the moment that shows its key. */
export function TokenizationExposure({
  title,
  intro,
  items,
  more,
  note,
}: typeof tokenizationPage.exposure) {
  return (
    <Section
      id="exposure"
      title={title}
      intro={intro}
      layout="column"
      size="tight"
      rule={false}
      className="paper"
    >
      <NumberedList>
        {items.map(({ title: name, visible, text }, index) => (
          <NumberedLine key={name} number={index + 1} title={name} label={visible}>
            <p>
              <NoBreak text={text} />
            </p>
          </NumberedLine>
        ))}
      </NumberedList>
      <Fold label={more} className="mt-6 md:mt-8">
        <p className="max-w-[42rem] text-muted">{note}</p>
      </Fold>
    </Section>
  );
}
