import type { ExposedKey, tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { cx } from "#app/lib/cx.ts";
import { NumberedLine, NumberedList } from "#app/quantum/sections/numbered-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** On paper, as something to be passed on: each address with a bar from the moment that shows its key. */
export function TokenizationExposure({
  title,
  intro,
  items,
  moments,
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
      className="paper overflow-clip"
    >
      <div aria-hidden="true" className="exposure-moments font-mono text-label text-muted">
        <span>{moments.receipt}</span>
        <span>{moments.spend}</span>
      </div>
      <div className="exposure">
        <NumberedList>
          {items.map(({ title: name, text, ...key }, index) => (
            <NumberedLine
              key={name}
              number={index + 1}
              isOpen={false}
              title={name}
              label={<Visible {...key} />}
            >
              <p className="col-span-full max-w-[42rem]">
                <NoBreak text={text} />
              </p>
            </NumberedLine>
          ))}
        </NumberedList>
      </div>
      <Fold label={more} className="mt-6 md:mt-8">
        <p className="max-w-[42rem] text-muted">{note}</p>
      </Fold>
    </Section>
  );
}

/** A bar that begins when the key is visible and does not end; hatched where that depends. */
function Visible({ visible, from, isOpen }: Pick<ExposedKey, "visible" | "from" | "isOpen">) {
  return (
    <span
      className={cx(
        "exposure-bar",
        from === "spend" && "exposure-spend",
        isOpen ? "exposure-open" : "deep deep-rose",
      )}
    >
      {visible}
    </span>
  );
}
