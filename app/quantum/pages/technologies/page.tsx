import { technologiesPage } from "#app/content/quantum/technologies.ts";
import { ContactAcross } from "#app/quantum/sections/contact-band.tsx";
import { HeroFigure, HeroNote, PageHero } from "#app/quantum/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { TechnologiesDecoder } from "./decoder.tsx";
import latticesFigure from "./lattices.figure.ts";
import { TechnologiesStack } from "./stack.tsx";
import { TechnologiesStandards } from "./standards.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(technologiesPage.meta, location.pathname);

export default function Technologies() {
  return (
    <>
      <PageHero
        {...technologiesPage.hero}
        layout="left"
        picture={<HeroFigure figure={latticesFigure} />}
        note={<HeroNote figure={latticesFigure} />}
      />
      <TechnologiesStack {...technologiesPage.stack} />
      <TechnologiesDecoder {...technologiesPage.decoder} />
      <TechnologiesStandards {...technologiesPage.standards} />
      <ContactAcross {...technologiesPage.contact} />
    </>
  );
}
