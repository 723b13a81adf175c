import type { CaseHighlight, quantumHome } from "#app/content/quantum/home.ts";
import { Link } from "#app/navigation/link.tsx";
import { ResultNumber } from "#app/quantum/sections/result-number.tsx";
import { summaries } from "#app/quantum/studies/summaries.ts";
import { onGround } from "#app/styles/grounds.ts";
import { Container } from "#app/ui/container.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { Section } from "#app/ui/section.tsx";
import { LinkArrow } from "#app/ui/text-link.tsx";

export function HomeCases({ title, intro, read, items }: typeof quantumHome.cases) {
  return (
    <Section
      title={title}
      intro={intro}
      padding="medium"
      rule={false}
      bleed={
        <ul className="-mb-medium">
          {items.map((item) => (
            <li key={item.study} {...onGround(summaries[item.study].topic)}>
              <Case {...item} read={read} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

function Case(props: CaseHighlight & { read: string }) {
  const { company, industry, challenge, result, study, read } = props;
  const { drawing, counts } = summaries[study];
  return (
    <Container>
      <article className="group relative grid gap-x-8 gap-y-3 py-6 md:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <h3 className="text-item max-md:inline">{company}</h3>{" "}
          <p className="text-small text-quiet max-md:inline">{industry}</p>
          <p className="mt-2 max-w-note text-caption/[1.4] text-muted max-md:hidden">{challenge}</p>
        </div>
        <div className="lg:col-span-4">
          <p>
            <ResultNumber result={summaries[study]} className="text-[clamp(3rem,4vw,3.625rem)]" />
            <span className="mt-1.5 block max-w-note text-small">{counts}</span>
          </p>
          <p className="mt-2 max-w-note text-[1.375rem]/[1.2] text-pretty">
            <Illustrative /> {result}
          </p>
        </div>
        <div className="flex flex-col md:max-lg:col-span-2 lg:col-span-5">
          <FigurePicture figure={drawing} className="carried" />
          <p className="mt-auto lg:self-end">
            <Link
              to={`/case-studies#${study}`}
              carries={`study-${study}`}
              className="inline-flex min-h-11 items-center gap-4 font-medium after:absolute after:inset-0"
            >
              <span>
                {read} <span className="sr-only">{company}</span>
              </span>
              <LinkArrow />
            </Link>
          </p>
        </div>
      </article>
    </Container>
  );
}
