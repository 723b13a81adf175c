import { useId } from "react";
import type { labHome, TechnologyCard } from "#app/content/lab/home.ts";
import type { Accent } from "#app/content/types.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { Container } from "#app/ui/container.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { technologyId } from "./technology-links.ts";

/** Nine fields as cells of the hero's lattice, each a link to the service that works in it. */
export function HomeTechnologies({ title, intro, legend, items }: typeof labHome.technologies) {
  const headingId = useId();
  return (
    <section id="technologies" aria-labelledby={headingId}>
      <Container>
        <div className="block-space border-t border-line lg:grid lg:grid-cols-12 lg:gap-x-8">
          <div className="lg:col-span-3 lg:flex lg:flex-col">
            <h2 id={headingId} className="text-heading xl:text-[3.25rem]">
              {title}
            </h2>
            <p className="mt-4 max-w-[36rem] text-muted">{intro}</p>
            <div className="mt-auto text-small max-lg:hidden">
              {legend.map((entry) => (
                <LegendEntry key={entry.label} {...entry} />
              ))}
            </div>
          </div>
          <ul className="lattice max-lg:mt-8 lg:col-span-9">
            {items.map((item) => (
              <TechnologyCell key={item.symbol} {...item} />
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}

function LegendEntry({ color, label }: { color?: Accent; label: string }) {
  return (
    <p className="flex items-center gap-3 py-1">
      <svg
        viewBox="0 0 14 16"
        width="14"
        aria-hidden="true"
        className={cx("stroke-current", color ? cx("fill-none", accentText[color]) : "fill-ink")}
      >
        <path d="M7 1 13 4.5v7L7 15l-6-3.5v-7z" strokeWidth="1.5" />
      </svg>
      {label}
    </p>
  );
}

function TechnologyCell(card: TechnologyCard) {
  const { symbol, title, description, color, features, link } = card;
  const reversed = link === "/";
  return (
    <li id={technologyId(symbol)} className={cx("cell", reversed && "cell-reversed")}>
      <svg
        viewBox="0 0 100 115.47"
        aria-hidden="true"
        className={cx("cell-shape", accentText[color])}
      >
        <polygon
          points="50,.6 99.4,29.2 99.4,86.3 50,114.9 .6,86.3 .6,29.2"
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.5"
        />
      </svg>
      <p aria-hidden="true" className={cx("cell-symbol", !reversed && accentText[color])}>
        {symbol}
      </p>
      <div className={cx("cell-text", !reversed && "[&>p]:text-muted")}>
        <h3 className="font-medium">
          <Link
            to={link}
            className="underline decoration-1 underline-offset-4 after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-small leading-snug">
          <Unbroken text={description} />
        </p>
        <p className="mt-1 text-label">
          <Unbroken text={features.join(", ")} />
        </p>
      </div>
    </li>
  );
}
