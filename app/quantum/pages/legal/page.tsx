import { legalPage } from "#app/content/quantum/legal.ts";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { LegalImprint } from "./imprint.tsx";
import { LegalPrivacy } from "./privacy.tsx";
import { LegalTerms } from "./terms.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(legalPage.meta, location.pathname);

export default function Legal() {
  return (
    <>
      <PageHero {...legalPage.hero} />
      <LegalPrivacy {...legalPage.privacy} />
      <LegalImprint {...legalPage.imprint} />
      <LegalTerms {...legalPage.terms} />
    </>
  );
}
