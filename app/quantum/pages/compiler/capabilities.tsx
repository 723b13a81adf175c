import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** What is done in each stage of a compiler, line by line. */
export function CompilerCapabilities({ title, intro, items }: typeof compilerPage.capabilities) {
  return (
    <Section title={title} intro={<NoBreak text={intro} />} padding="medium" ground="compiler">
      <ol>
        {items.map(({ title: name, lead, text }, index) => (
          <li key={name}>
            <Fold
              number={index + 1}
              title={<NoBreak text={name} />}
              heading="h3"
              lead={<NoBreak text={lead} />}
            >
              <p className="max-w-prose">
                <NoBreak text={text} />
              </p>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}
