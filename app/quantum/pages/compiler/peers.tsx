import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { HowComputed } from "#app/figures/figure.tsx";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { Section } from "#app/ui/section.tsx";
import peers from "./peers.data.ts";

/** What it comes to beside other compilers. */
export function CompilerPeers({ title, claim, rows, links, method }: typeof compilerPage.peers) {
  return (
    <Section title={title} padding="medium" ground="paper">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <p className="text-number font-medium">{peers.gain.all}%</p>
        <div>
          <p className="text-subheading font-medium">{claim(peers)}</p>
          <p className="mt-4">{rows(peers)}</p>
          <TextLinks links={links} className="mt-4 mb-6 flex flex-wrap gap-x-8 gap-y-1" />
          <HowComputed caption={method(peers)} />
        </div>
      </div>
    </Section>
  );
}
