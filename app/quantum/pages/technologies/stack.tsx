import type { StackArea, technologiesPage } from "#app/content/quantum/technologies.ts";
import { FigurePicture } from "#app/drawing/figure.tsx";
import { cx } from "#app/lib/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import areaPictures from "./areas.pictures.ts?figure";

/** Where words and picture stand: two layers across the page, then two pairs; each picture goes off an edge. */
const looks = [
  { words: "lg:col-span-5", picture: "lg:col-span-7 lg:[--off-left:0px]" },
  { words: "lg:order-1 lg:col-span-5", picture: "lg:col-span-7 lg:[--off-right:0px]" },
  { words: "", picture: "md:[--off-right:0px]" },
  { words: "", picture: "md:[--off-left:0px]" },
  { words: "", picture: "md:[--off-right:0px]" },
  { words: "", picture: "md:[--off-left:0px]" },
] as const;

/** Six areas as one stack, each with a picture of its work. */
export function TechnologiesStack({
  title,
  intro,
  areas,
  ...labels
}: typeof technologiesPage.stack) {
  return (
    <Section title={title} intro={intro} className="overflow-clip">
      <ol className="grid gap-x-8 gap-y-16 md:grid-cols-12 lg:gap-y-20">
        {areas.map((area, index) => (
          <li
            key={area.name}
            className={cx(
              "grid gap-8",
              area.passes === null
                ? "md:col-span-6 md:row-span-2 md:grid-rows-subgrid"
                : "items-center md:col-span-12 lg:grid-cols-12",
            )}
          >
            <Layer area={area} index={index} labels={labels} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface LayerProps {
  area: StackArea;
  index: number;
  labels: { uses: string; pages: string };
}

function Layer({ area: { name, why, uses, pages, passes }, index, labels }: LayerProps) {
  const { words, picture } = looks[index];
  const shown = areaPictures[index];
  return (
    <>
      <div className={words}>
        <h3 className="text-heading">
          <span aria-hidden="true" className="block pb-2 font-mono text-label text-quiet">
            {String(index + 1).padStart(2, "0")}
          </span>
          {name}
        </h3>
        <p className="mt-4 max-w-[38rem]">
          <Unbroken text={why} />
        </p>
        <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-4">
          <dt className="pt-0.5 font-mono text-label text-quiet">{labels.uses}</dt>
          <dd>
            {uses.map((tool) => (
              <span key={tool} className="block">
                <Unbroken text={tool} />
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
      <figure className={cx("off self-start print:hidden", picture)}>
        <FigurePicture figure={shown} />
        <figcaption aria-hidden="true" className="mt-4 font-mono text-label text-muted">
          {shown.title}
        </figcaption>
      </figure>
      {passes && (
        <p className="text-subheading text-accent lg:order-2 lg:col-span-12">
          <span aria-hidden="true">↓ </span>
          {passes}
        </p>
      )}
    </>
  );
}
