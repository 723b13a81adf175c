import { contactPage } from "#app/content/quantum/contact.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { ContactEmail } from "./email.tsx";
import { ContactMessage } from "./message.tsx";
import nightMap from "./night-map.figure.ts";
import { ContactOffices } from "./offices.tsx";
import { ContactSteps } from "./steps.tsx";
import { ContactTerms } from "./terms.tsx";

export const meta = metaOf(contactPage.meta);

export default function Contact() {
  return (
    <>
      <PageHero
        {...contactPage.hero}
        layout="below"
        picture={<NightMap />}
        note={<ContactOffices {...contactPage.offices} />}
      >
        <ContactEmail {...contactPage.email} />
      </PageHero>
      <ContactMessage {...contactPage.message} />
      <ContactSteps {...contactPage.steps} />
      <ContactTerms {...contactPage.terms} />
    </>
  );
}

/** The way between the offices at night, from edge to edge. */
function NightMap() {
  return (
    <figure aria-label={nightMap.title} className="night-map hero-picture lg:-mx-margin lg:mt-14">
      <FigurePicture figure={nightMap} wideFrom="lg" />
      <figcaption className="sr-only">{nightMap.finding}</figcaption>
    </figure>
  );
}
