import type { StackArea, technologiesPage } from "#app/content/quantum/technologies.ts";
import { Figure } from "#app/figures/figure.tsx";
import { FigurePicture } from "#app/figures/picture.tsx";
import type { Picture } from "#app/figures/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import areaPictures from "./areas.pictures.ts";
import surfaceCode from "./surface-code.figure.ts";

/** Six areas as one stack, each with a picture of its work: two across the page, two over all of it, one pair. */
export function TechnologiesStack({
  title,
  intro,
  areas,
  ...labels
}: typeof technologiesPage.stack) {
  const [languages, compilers, control, simulation, cryptography, learning] = areas;
  return (
    <Section
      title={title}
      intro={intro}
      padding="medium"
      bleed={
        <ol className="md:grid md:grid-cols-2">
          <li className={across}>
            <AreaWords area={languages} number={1} labels={labels} className="lg:col-span-5" />
            <AreaPicture picture={areaPictures.languages} className="off off-right lg:col-span-7" />
            <Passes {...languages} />
          </li>
          <li className={across}>
            <AreaWords
              area={compilers}
              number={2}
              labels={labels}
              className="lg:order-1 lg:col-span-5"
            />
            <AreaPicture picture={areaPictures.compilers} className="off off-left lg:col-span-7" />
            <Passes {...compilers} />
          </li>
          <li className="col-span-full pt-16 lg:pt-20">
            <Container>
              <AreaWords area={control} number={3} labels={labels} isWide />
              <AreaPicture picture={areaPictures.control} className="off mt-10" />
            </Container>
          </li>
          <li className="col-span-full mt-medium">
            <div {...onGround("simulation")}>
              <Container className="grid gap-y-10 py-medium">
                <AreaWords area={simulation} number={4} labels={labels} isWide />
                <Figure figure={surfaceCode} width="window" />
              </Container>
            </div>
          </li>
          <li className={half}>
            <AreaWords
              area={cryptography}
              number={5}
              labels={labels}
              className="w-full max-w-[43rem] px-gutter md:ml-auto"
            />
            <AreaPicture
              picture={areaPictures.cryptography}
              className="w-full max-md:[&>figcaption]:px-gutter md:ml-auto md:max-w-[43rem] md:px-gutter"
            />
          </li>
          <li className={half}>
            <AreaWords
              area={learning}
              number={6}
              labels={labels}
              className="w-full max-w-[43rem] px-gutter"
            />
            <AreaPicture
              picture={areaPictures.learning}
              className="w-full max-md:[&>figcaption]:px-gutter md:max-w-[43rem] md:px-gutter"
            />
          </li>
        </ol>
      }
    />
  );
}

const across =
  "col-span-full mx-auto grid w-full max-w-page items-center gap-8 px-gutter pt-16 lg:grid-cols-12 lg:pt-20";
const half = "grid content-start gap-8 pt-16 md:row-span-2 md:grid-rows-subgrid lg:pt-24";

interface AreaWordsProps {
  area: StackArea;
  number: number;
  labels: { uses: string; pages: string };
  /** What is used across from what is said, where there is room. */
  isWide?: boolean;
  className?: string;
}

function AreaWords({
  area: { name, why, uses, pages },
  number,
  labels,
  isWide,
  className,
}: AreaWordsProps) {
  return (
    <div className={cx(isWide && "gap-x-8 lg:grid lg:grid-cols-2", className)}>
      <div>
        <h3 className="text-subheading">
          <span aria-hidden="true" className="block pb-2 font-mono text-label text-quiet">
            {String(number).padStart(2, "0")}
          </span>
          {name}
        </h3>
        <p className="mt-4 max-w-lead">
          <NoBreak text={why} />
        </p>
      </div>
      <dl
        className={cx(
          "mt-6 grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-4",
          isWide && "lg:mt-10",
        )}
      >
        <dt className="pt-0.5 font-mono text-label text-quiet">{labels.uses}</dt>
        <dd>
          {uses.map((tool) => (
            <span key={tool} className="block">
              <NoBreak text={tool} />
            </span>
          ))}
        </dd>
        <dt className="pt-0.5 font-mono text-label text-quiet">{labels.pages}</dt>
        <dd className="flex flex-wrap gap-x-6">
          {pages.map(({ label, to }) => (
            <TextLink key={to} to={to}>
              {label}
            </TextLink>
          ))}
        </dd>
      </dl>
    </div>
  );
}

function AreaPicture({ picture, className }: { picture: Picture; className?: string }) {
  return (
    <figure className={cx("self-start print:hidden", className)}>
      <FigurePicture figure={picture} alt="" />
      <figcaption className="mt-4 font-mono text-label text-muted">{picture.title}</figcaption>
    </figure>
  );
}

function Passes({ passes }: StackArea) {
  return (
    <p className="text-subheading text-accent lg:order-2 lg:col-span-12">
      <span aria-hidden="true">↓ </span>
      {passes}
    </p>
  );
}
