import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import { keySizes } from "#app/figures/generated/key-sizes.ts";
import { Section } from "#app/ui/section.tsx";

/** Bytes to scale, and the formats that have no room for them. */
export function TokenizationSizes({
  title,
  intro,
  listTitle,
  items,
}: typeof tokenizationPage.sizes) {
  return (
    <Section title={title} intro={intro} rule={false} className="border-t border-line bg-raised">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <FigureView figure={keySizes} className="lg:col-span-7" />
        <div className="lg:col-span-5 lg:pl-8">
          <h3 className="text-heading">{listTitle}</h3>
          <ul className="mt-5">
            {items.map(({ title: name, text }) => (
              <li key={name} className="border-t border-line py-4">
                <h4 className="font-medium">{name}</h4>
                <p className="mt-1 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
