import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { HowComputed } from "#app/figures/figure.tsx";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { Section } from "#app/ui/section.tsx";
import peers from "./peers.data.ts";
import routed from "./routed.data.ts";

const { baselines, ours } = routed;

/** One compilation beside every circuit that it can be compared with. */
export function CompilerBaseline(words: typeof compilerPage.baseline) {
  const { title, intro, table } = words;
  return (
    <Section title={title} intro={intro} padding="medium" ground="paper">
      <table className="w-full text-left">
        <caption className="pb-3 text-left font-mono text-label text-quiet">
          {table.caption}
        </caption>
        <thead className="font-mono text-label text-quiet">
          <tr className="border-y border-line">
            <th scope="col" className="w-2/5 py-3 pr-4 font-normal lg:w-[34.2%]">
              {table.against}
            </th>
            <th scope="col" className="py-3 pr-4 font-normal lg:w-[34.2%]">
              {table.depth}
            </th>
            <th scope="col" className="py-3 font-normal">
              {table.twoQubit}
            </th>
          </tr>
        </thead>
        <tbody>
          {baselines.map(({ name, depth, twoQubit }) => (
            <tr key={name} className="border-b border-line align-baseline">
              <th scope="row" className="py-2 pr-2 wrap-anywhere font-normal sm:py-4 sm:pr-4">
                {name}
              </th>
              <Change from={depth} to={ours.depth} />
              <Change from={twoQubit} to={ours.twoQubit} />
            </tr>
          ))}
        </tbody>
      </table>
      <Peers {...words.peers} />
    </Section>
  );
}

/** What it comes to beside other compilers. */
function Peers({ claim, rows, links, method }: typeof compilerPage.baseline.peers) {
  return (
    <div className="mt-12 grid gap-x-8 gap-y-4 lg:mt-16 lg:grid-cols-12">
      <p className="text-number font-medium lg:col-span-4">{peers.gain.all}%</p>
      <div className="max-w-prose lg:col-span-8">
        <p className="text-subheading font-medium">{claim(peers)}</p>
        <p className="mt-4">{rows(peers)}</p>
        <TextLinks links={links} className="mt-4 mb-6 flex flex-wrap gap-x-8 gap-y-1" />
        <HowComputed caption={method(peers)} />
      </div>
    </div>
  );
}

function Change({ from, to }: { from: number; to: number }) {
  return (
    <td className="py-2 pr-2 sm:py-4 sm:pr-4">
      <span className="mr-4 block text-subheading font-medium tabular sm:text-heading lg:inline">
        {(from / to).toFixed(1)}x
      </span>
      <span className="font-mono text-label whitespace-nowrap text-quiet">
        {from} to {to}
      </span>
    </td>
  );
}
