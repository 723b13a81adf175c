import { contactPage } from "#app/content/quantum/contact.ts";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { ContactMap } from "./map.tsx";
import { ContactMessage } from "./message.tsx";
import { ContactOffices } from "./offices.tsx";
import { ContactSteps } from "./steps.tsx";
import { ContactTerms } from "./terms.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(contactPage.meta, location.pathname);

export default function Contact() {
  return (
    <>
      <PageHero {...contactPage.hero} layout="behind" picture={<ContactMap {...contactPage} />} />
      <ContactMessage {...contactPage.message} />
      <ContactSteps {...contactPage.steps} />
      <ContactOffices {...contactPage.offices} />
      <ContactTerms {...contactPage.terms} />
    </>
  );
}
