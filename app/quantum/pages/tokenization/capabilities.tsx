import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { cx } from "#app/lib/cx.ts";
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
      <ol className="grid gap-8 lg:grid-cols-6">
        {items.map(({ title: name, text }, index) => (
          <li
            key={name}
            className={cx(
              "border-t border-quiet pt-4",
              index < 2 ? "lg:col-span-3" : "lg:col-span-2",
            )}
          >
            <h3 className="text-heading">
              <span aria-hidden="true" className="mr-3 text-accent">
                {index + 1}
              </span>
              {name}
            </h3>
            <p className="mt-2 max-w-[42rem]">
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
