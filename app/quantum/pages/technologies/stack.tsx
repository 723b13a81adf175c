import type { StackArea, technologiesPage } from "#app/content/quantum/technologies.ts";
import { areaPictures } from "#app/figures/generated/areas.ts";
import { cx } from "#app/lib/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Six areas drawn as one stack: two layers with what they hand down, then four that stand side by side. */
export function TechnologiesStack({
  title,
  intro,
  areas,
  ...labels
}: typeof technologiesPage.stack) {
  return (
    <Section title={title} intro={intro}>
      <ol className="grid gap-x-px max-lg:gap-y-px lg:grid-cols-2">
        {areas.map((area, index) => (
          <li
            key={area.name}
            className={cx("flex flex-col", area.passes !== null && "lg:col-span-2")}
          >
            <Layer area={area} number={index + 1} labels={labels} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface LayerProps {
  area: StackArea;
  number: number;
  labels: { uses: string; pages: string };
}

function Layer({ area, number, labels }: LayerProps) {
  const { name, why, uses, pages, passes } = area;
  const wide = passes !== null;
  const { alt, ...picture } = areaPictures[number - 1];
  return (
    <>
      <div
        className={cx(
          "grid grow content-start gap-x-8 gap-y-6 border-t border-quiet bg-raised p-6 md:p-8",
          wide ? "lg:grid-cols-12" : "lg:grid-cols-[minmax(0,1fr)_11rem]",
        )}
      >
        <h3 className={cx("text-heading xl:text-title", wide && "lg:col-span-3")}>
          <span aria-hidden="true" className="block pb-2 font-mono text-label text-quiet">
            {String(number).padStart(2, "0")}
          </span>
          {name}
        </h3>
        <img
          {...picture}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={cx(
            "h-56 w-full object-contain object-left print:hidden",
            wide ? "lg:col-span-3" : "lg:object-right",
          )}
        />
        <p
          className={cx(
            "max-w-[42rem] text-muted",
            wide ? "lg:col-span-3 lg:pt-7" : "lg:col-span-2",
          )}
        >
          {why}
        </p>
        <dl className={cx("text-small", wide ? "lg:col-span-3 lg:pt-7" : "mt-auto lg:col-span-2")}>
          <dt className="font-mono text-label text-quiet">{labels.uses}</dt>
          {uses.map((tool) => (
            <dd key={tool} className="border-b border-line py-1.5">
              {tool}
            </dd>
          ))}
          <dt className="mt-5 font-mono text-label text-quiet">{labels.pages}</dt>
          {pages.map(({ label, to }) => (
            <dd key={to} className="mt-1.5 mr-6 inline-block">
              <TextLink to={to}>{label}</TextLink>
            </dd>
          ))}
        </dl>
      </div>
      {passes && (
        <p className="px-6 py-3 font-mono text-label text-accent md:px-8">
          <span aria-hidden="true">↓ </span>
          {passes}
        </p>
      )}
    </>
  );
}
