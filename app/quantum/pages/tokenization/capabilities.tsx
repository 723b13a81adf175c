import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { cx } from "#app/lib/cx.ts";
import { FoldRow } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

/** The order of a migration: two to begin with, three to go on. */
export function TokenizationCapabilities({
  title,
  intro,
  items,
}: typeof tokenizationPage.capabilities) {
  return (
    <Section title={title} intro={intro} size="close">
      <ol className="grid gap-x-8 md:gap-y-8 lg:grid-cols-6">
        {items.map(({ title: name, text }, index) => (
          <li
            key={name}
            className={cx(
              "md:border-t md:border-quiet md:pt-4",
              index < 2 ? "lg:col-span-3" : "lg:col-span-2",
            )}
          >
            <FoldRow
              name={name}
              heading={
                <h3 className="text-subheading">
                  <span aria-hidden="true" className="mr-3 text-accent">
                    {index + 1}
                  </span>
                  {name}
                </h3>
              }
            >
              <p className="max-w-[42rem] md:mt-2">
                <Unbroken text={text} />
              </p>
            </FoldRow>
          </li>
        ))}
      </ol>
    </Section>
  );
}
