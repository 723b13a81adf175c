import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import peers from "./peers.data.ts?data";
import routedFigure from "./routed.figure.ts?figure";

// Ours is the last row but one; each of the others is a circuit that it may be compared with.
const { rows } = routedFigure.table;
const result = rows[rows.length - 2];
const baselines = rows.filter((row) => row !== result);

/** One compilation beside every circuit that it can be compared with. */
export function CompilerBaseline({
  title,
  paragraphs: [comparison, ...conclusions],
  table,
  link,
  benchmark,
}: typeof compilerPage.baseline) {
  return (
    <Section title={title} intro={comparison} layout="split" rule={false} className="paper">
      <table className="w-full text-left">
        <caption className="pb-3 text-left font-mono text-label text-quiet">
          {table.caption}
        </caption>
        <thead className="font-mono text-label text-quiet">
          <tr className="border-y border-line">
            <th scope="col" className="w-2/5 py-3 pr-4 font-normal">
              {table.against}
            </th>
            <th scope="col" className="py-3 pr-4 font-normal">
              {table.depth}
            </th>
            <th scope="col" className="py-3 font-normal">
              {table.twoQubit}
            </th>
          </tr>
        </thead>
        <tbody>
          {baselines.map(([name, depth, twoQubit]) => (
            <tr key={name} className="border-b border-line align-baseline">
              <th scope="row" className="py-5 pr-2 wrap-anywhere font-normal sm:pr-4">
                {name}
              </th>
              <Change from={depth} to={result[1]} />
              <Change from={twoQubit} to={result[2]} />
            </tr>
          ))}
        </tbody>
      </table>
      {conclusions.map((paragraph) => (
        <p key={paragraph} className="mt-8 max-w-[42rem] text-lead">
          {paragraph}
        </p>
      ))}
      <p className="mt-6 max-w-[42rem]">{peers}</p>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        {[benchmark, link].map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Change({ from, to }: { from: string; to: string }) {
  return (
    <td className="py-5 pr-2 sm:pr-4">
      <span className="block text-subheading font-medium tabular sm:text-heading">
        {(Number(from) / Number(to)).toFixed(1)}x
      </span>
      <span className="font-mono text-label whitespace-nowrap text-quiet">
        {from} to {to}
      </span>
    </td>
  );
}
