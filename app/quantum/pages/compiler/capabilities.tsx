import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** The capabilities as gates on one wire, in the order in which a program meets them. */
export function CompilerCapabilities({ title, intro, items }: typeof compilerPage.capabilities) {
  return (
    <Section title={title} intro={intro} padding="medium" ground="compiler">
      <ol className="capabilities">
        {items.map(({ title: name, lead, text }, index) => (
          <li key={name}>
            <span aria-hidden="true" className="capability-gate tabular">
              {index + 1}
            </span>
            <details suppressHydrationWarning>
              <summary>
                <h3 className="text-item">{name}</h3>
                <span aria-hidden="true" className="open-sign" />
                <span className="capability-lead">
                  <NoBreak text={lead} />
                </span>
              </summary>
              <NoBreak as="p" className="mt-2 text-caption" text={text} />
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}
