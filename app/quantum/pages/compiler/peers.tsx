import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { HowComputed } from "#app/figures/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import peers from "./peers.data.ts";

/** What it comes to beside other compilers: first on what it was not tuned for. */
export function CompilerPeers(words: typeof compilerPage.peers) {
  return (
    <Section title={words.title} padding="medium" ground="paper">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div>
          <p className="text-number font-medium">{peers.gain.heldOut}%</p>
          <p className="mt-4 max-w-lead text-subheading font-medium">{words.claim(peers)}</p>
        </div>
        <div>
          <p>{words.heldOut(peers)}</p>
          <p className="mt-4">{words.cases(peers)}</p>
          <p className="mt-4 mb-6">
            <TextLink to={words.link.to}>{words.link.label}</TextLink>
          </p>
          <HowComputed caption={words.method(peers)} />
        </div>
      </div>
    </Section>
  );
}
