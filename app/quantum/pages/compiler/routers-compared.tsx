import type { compilerPage, RouterCounts } from "#app/content/quantum/compiler.ts";
import { Figure } from "#app/figures/figure.tsx";
import { PlainTable } from "#app/quantum/sections/plain-table.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import counts from "./adder-counts.data.ts";
import worldLines from "./world-lines.figure.ts";

/** One program routed twice, across the page; then what the router comes to with the passes that follow it, and without. */
export function CompilerRouters(words: typeof compilerPage.routers) {
  const row = (name: string, { fewer, equal, more, gain }: RouterCounts) => [
    name,
    `${fewer}`,
    `${equal}`,
    `${more}`,
    words.gain(gain),
  ];
  return (
    <Section
      title={words.title}
      intro={<NoBreak text={words.intro(counts.adder)} />}
      padding="medium"
      rule={false}
    >
      <Figure figure={worldLines} width="page" />
      <div className="mt-10 grid gap-x-8 gap-y-5 lg:grid-cols-12">
        <p className="lg:col-span-4">
          {words.text(counts.pairs)} <TextLink to={words.link.to}>{words.link.label}</TextLink>
        </p>
        <div className="lg:col-span-8">
          <PlainTable
            columns={words.columns}
            rows={[
              row(words.alone, counts.alone),
              row(words.compiled, counts.compiled),
              row(words.depth, counts.depth),
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
