import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { touchTarget } from "#app/ui/touch-target.ts";

/** Right under the opening: what a bank looks for on this page. */
export function TokenizationStart({ title, text, links }: typeof tokenizationPage.start) {
  return (
    <aside aria-labelledby="start-title" className="border-y border-line bg-raised">
      <Container className="grid gap-x-8 gap-y-3 py-8 md:grid-cols-12 md:items-baseline">
        <h2 id="start-title" className="text-subheading md:col-span-3">
          {title}
        </h2>
        <p className="max-w-[42rem] md:col-span-6">{text}</p>
        <ul className="flex flex-wrap gap-x-8 md:col-span-3 md:justify-end">
          {links.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to} className={touchTarget}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </Container>
    </aside>
  );
}
