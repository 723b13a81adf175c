import type { CaseHighlight, quantumHome } from "#app/content/quantum/home.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { Link } from "#app/navigation/link.tsx";
import { ResultNumber } from "#app/quantum/sections/result-number.tsx";
import results from "#app/quantum/sections/results.data.ts";
import drawings from "#app/quantum/sections/studies.pictures.ts";
import { Container } from "#app/ui/container.tsx";
import { onGround } from "#app/ui/grounds.ts";
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
            <li key={item.study} {...onGround(results[item.study].topic)}>
              <Case {...item} read={read} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

function Case({
  company,
  industry,
  challenge,
  result,
  condition,
  study,
  read,
}: CaseHighlight & { read: string }) {
  return (
    <Container>
      <article className="group relative grid gap-x-8 gap-y-4 py-7 md:grid-cols-2 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-y-0 lg:py-10">
        <div className="lg:col-span-3">
          <h3 className="text-item">{company}</h3>
          <p className="text-caption text-quiet">{industry}</p>
          <p className="mt-2 max-w-note text-muted">{challenge}</p>
        </div>
        <div className="lg:col-span-4 lg:row-span-2">
          <p>
            <ResultNumber result={results[study]} className="text-[3rem] lg:text-[3.375rem]" />
            <span className="mt-2 block max-w-note">{results[study].counts}</span>
          </p>
          <p className="mt-3 max-w-note text-caption">
            <Illustrative /> {result}
          </p>
          {condition && <p className="mt-1 max-w-note text-caption text-muted">{condition}</p>}
        </div>
        <div className="max-md:hidden md:max-lg:col-start-2 md:max-lg:row-start-1 lg:col-span-5 lg:row-span-2 lg:self-center">
          <FigurePicture figure={drawings[study]} />
        </div>
        <p className="lg:col-span-3">
          <Link
            to={`/case-studies#${study}`}
            className="inline-flex items-center gap-4 py-2 font-medium after:absolute after:inset-0"
          >
            {read}
            <LinkArrow />
          </Link>
        </p>
      </article>
    </Container>
  );
}
