import { contactPage } from "#app/content/quantum/contact.ts";
import { industriesPage } from "#app/content/quantum/industries.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { FigureKey } from "#app/quantum/sections/figure-key.tsx";
import { HeroNote, PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { onGround } from "#app/styles/grounds.ts";
import { Container } from "#app/ui/container.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { sectorGrounds } from "./details.tsx";
import pharmaFigure from "./pharma.computed.ts";
import { IndustriesSector } from "./sector.tsx";

export const meta = metaOf(industriesPage.meta);

export default function Industries() {
  const { items, note } = industriesPage.sectors;
  return (
    <>
      <IndustriesOpening />
      <SectorNames />
      {items.map((sector, k) => (
        <IndustriesSector key={sector.id} sector={sector} note={k === 0 ? note : undefined} />
      ))}
      <Closing {...industriesPage.contact} ground="simulation" email={contactPage.message} />
    </>
  );
}

/** The picture of the first sector, so large that it reaches behind the words, where it is dark. */
function IndustriesOpening() {
  const { className, ...on } = onGround("simulation");
  return (
    <div {...on} className={cx(className, "isolate overflow-hidden lg:*:pb-6")}>
      <PageHero
        {...industriesPage.hero}
        picture={
          <div className="hero-picture lg:-z-1 lg:-ml-[12vw]">
            <FigurePicture figure={pharmaFigure} isFirst />
          </div>
        }
        note={
          <div className="hero-note">
            <FigureKey items={pharmaFigure.legend} />
            <HeroNote figure={pharmaFigure} className="mt-3 max-w-note" />
          </div>
        }
      />
    </div>
  );
}

function SectorNames() {
  const { label, items } = industriesPage.sectors;
  return (
    <nav aria-label={label} className="print:hidden">
      <Container className="py-5 lg:py-6">
        <ul className="flex flex-wrap gap-x-6 gap-y-3 xl:gap-x-8">
          {items.map(({ id, name }) => {
            const { className, ...on } = onGround(sectorGrounds[id]);
            return (
              <li key={id} className="grow basis-0">
                <Link
                  to={`/industries#${id}`}
                  className="group flex min-h-11 items-baseline justify-between text-item xl:text-subheading"
                >
                  <span className="underline decoration-transparent underline-offset-4 transition-colors duration-150 group-hover:decoration-current">
                    {name}
                  </span>
                  <span
                    aria-hidden="true"
                    className="relative top-0 text-accent max-xl:hidden transition-[top] duration-150 group-hover:top-1"
                  >
                    ↓
                  </span>
                </Link>
                <span {...on} className={cx(className, "block h-2 border border-line lg:mt-2")} />
              </li>
            );
          })}
        </ul>
      </Container>
    </nav>
  );
}
