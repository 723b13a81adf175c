import type { CaseHighlight, quantumHome } from "#app/content/quantum/home.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { Link } from "#app/navigation/link.tsx";
import results from "#app/quantum/sections/results.data.ts";
import { Container } from "#app/ui/container.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { LinkArrow } from "#app/ui/link-arrow.tsx";
import { Section } from "#app/ui/section.tsx";
import casePictures from "./cases.pictures.ts";

/** Three bands in the colors of their topics: who, what is computed here, and what the example claims. */
export function HomeCases({ title, intro, read, items }: typeof quantumHome.cases) {
  return (
    <Section
      title={title}
      intro={intro}
      padding="medium"
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
      <article className="group relative grid gap-x-8 gap-y-5 py-7 md:grid-cols-2 lg:grid-cols-3 lg:py-12">
        <div>
          <h3 className="text-item">{company}</h3>
          <p className="font-mono text-label text-quiet lg:mt-1">{industry}</p>
          <p className="mt-2 max-w-note text-muted lg:mt-3">{challenge}</p>
        </div>
        <div className="max-w-note md:max-lg:row-span-2">
          <p className="mb-4">
            <strong className="block text-heading font-medium tabular">
              {results[study].number}
            </strong>
            <span className="text-muted">{results[study].counts}</span>
          </p>
          <FigurePicture figure={casePictures[study]} />
        </div>
        <div>
          <p>
            <Illustrative />
            <strong className="block text-subheading font-medium text-balance">{result}</strong>
          </p>
          {condition && <p className="mt-1 text-muted">{condition}</p>}
          <p className="mt-2">
            <Link
              to={`/case-studies#${study}`}
              className="inline-flex items-center gap-4 py-2 font-medium after:absolute after:inset-0"
            >
              {read}
              <LinkArrow />
            </Link>
          </p>
        </div>
      </article>
    </Container>
  );
}
