import { contactPage } from "#app/content/quantum/contact.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ContactBand } from "../sections/contact-band.tsx";
import { ContactEmail } from "../sections/contact-email.tsx";
import { ContactMessage } from "../sections/contact-message.tsx";
import { ContactOffices } from "../sections/contact-offices.tsx";
import { ContactSteps } from "../sections/contact-steps.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import type { Route } from "./+types/contact";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(contactPage.meta, location.pathname);

export default function Contact() {
  return (
    <>
      <PageHero {...contactPage.hero} />
      <ContactEmail {...contactPage.email} />
      <ContactMessage {...contactPage.message} />
      <ContactSteps {...contactPage.steps} />
      <ContactOffices {...contactPage.offices} />
      <ContactBand {...contactPage.next} />
    </>
  );
}
