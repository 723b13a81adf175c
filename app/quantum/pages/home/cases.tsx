import type { quantumHome } from "#app/content/quantum/home.ts";
import { FigurePicture } from "#app/drawing/figure.tsx";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { LinkArrow } from "#app/ui/link-arrow.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import approvalsFigure from "./approvals.figure.ts?figure";
import { type Claim, claimsOf } from "./claims.ts";

/** Three composed results at display size, each over dots in its ratio. */
export function HomeCases({ title, intro, note, items, more }: typeof quantumHome.cases) {
  return (
    <Section title={title} intro={intro}>
      <ul className="grid gap-x-8 gap-y-14 lg:grid-cols-4 lg:grid-rows-[repeat(5,auto)] lg:gap-y-0">
        {items.map(({ company, industry, challenge, result, href }) => {
          const claims = claimsOf(result);
          return (
            <li key={company} className="contents">
              <article
                className={cx(
                  "group relative lg:row-span-5 lg:grid lg:grid-rows-subgrid",
                  claims.length > 1 && "lg:col-span-2",
                )}
              >
                <div className="grid gap-x-8 gap-y-8 sm:auto-cols-fr sm:grid-flow-col">
                  {claims.map((claim) => (
                    <ClaimText key={claim.text} {...claim} />
                  ))}
                </div>
                <h3 className="mt-6 font-medium">
                  <Link to={href} className="after:absolute after:inset-0">
                    {company}
                  </Link>
                </h3>
                <p className="font-mono text-label text-quiet">{industry}</p>
                <p className="mt-3 mb-5 max-w-[30rem] text-muted">{challenge}</p>
                <p>
                  <LinkArrow />
                </p>
              </article>
            </li>
          );
        })}
      </ul>
      <div className="mt-12 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <p className="max-w-[38rem] text-small text-quiet">{note}</p>
        <TextLink to={more.to}>{more.label}</TextLink>
      </div>
    </Section>
  );
}

function ClaimText({ joint, times, text }: Claim) {
  if (times === undefined) {
    return (
      <div>
        <div className="max-w-[24rem]">
          <FigurePicture figure={approvalsFigure} />
        </div>
        <p className="mt-3">{text}</p>
      </div>
    );
  }
  return (
    <p>
      {joint && <span className="sr-only">{joint}</span>}
      <span className="block text-statement tabular">{times}x </span>
      <RatioDots times={times} />
      <span className="mt-3 block">{text}</span>
    </p>
  );
}

const COLUMNS = 3;
const PITCH = 12;

/** One part lit, of as many equal parts as the multiple says. */
function RatioDots({ times }: { times: number }) {
  const rows = [0, 1, 2];
  const width = (columns: number) => (columns - 1) * PITCH + PITCH / 4;
  const d = (from: number, columns: number) =>
    rows
      .map((row) => `M${6 + from * PITCH + (row % 2) * 6} ${6 + row * 10.4}h${width(columns)}`)
      .join("");
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${10 * COLUMNS * PITCH + 8} 33`}
      fill="none"
      strokeLinecap="round"
      strokeWidth="8.5"
      strokeDasharray={`0 ${PITCH}`}
      className="mt-2 w-full max-w-[24rem]"
    >
      <path d={d(0, COLUMNS)} className="stroke-accent" />
      <path d={d(COLUMNS, COLUMNS * (times - 1))} className="stroke-quiet opacity-60" />
    </svg>
  );
}
