import { aboutPage } from "#app/content/quantum/about.ts";
import { contactPage } from "#app/content/quantum/contact.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink, touchTarget } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";
import { AboutOpening } from "./opening.tsx";

export const meta = metaOf(aboutPage.meta);

export default function About() {
  return (
    <>
      <AboutOpening />
      <AboutMission {...aboutPage.mission} />
      <AboutServices {...aboutPage.services} />
      <AboutPeople {...aboutPage.people} />
      <AboutValues {...aboutPage.values} />
      <Closing {...aboutPage.next} ground="compiler" email={contactPage.message} />
    </>
  );
}

function AboutMission({ title, statement, text, more }: typeof aboutPage.mission) {
  return (
    <Section title={title} look="item" layout="column" padding="medium" ground="raised">
      <p className="-mt-6 text-title font-medium text-pretty lg:-mt-8 [--title-size:clamp(2rem,1.25rem+3vw,4.5rem)]">
        {statement}
      </p>
      <div className="mt-8 grid gap-x-8 gap-y-5 text-muted md:grid-cols-2 lg:mt-14">
        <p className="max-w-lead">{text}</p>
        <Fold title={more.title} when="phone">
          <p className="max-w-lead">{more.text}</p>
        </Fold>
      </div>
    </Section>
  );
}

function AboutValues({ title, checkLabel, link, items }: typeof aboutPage.values) {
  return (
    <Section title={title} padding="medium">
      <ul className="-mt-2 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:-mt-6 xl:grid-cols-4">
        {items.map((value) => (
          <li
            key={value.title}
            className="row-span-3 grid grid-rows-subgrid gap-y-0 border-t border-quiet pt-4"
          >
            <h3 className="text-item">{value.title}</h3>
            <p className="mt-1 text-muted">{value.text}</p>
            <p className="mt-3">
              <span className="block text-label text-accent">{checkLabel}</span> {value.check}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <TextLink to={link.to} className={touchTarget}>
          {link.label}
        </TextLink>
      </p>
    </Section>
  );
}

function AboutServices({ title, keepLabel, items }: typeof aboutPage.services) {
  return (
    <Section id="services" title={title} padding="medium" ground="paper">
      <p
        aria-hidden="true"
        className="-mt-6 grid grid-cols-3 gap-x-8 pb-2 text-label text-accent max-lg:hidden"
      >
        <span className="col-start-3">{keepLabel}</span>
      </p>
      <ol className="max-lg:-mt-2">
        {items.map((service) => (
          <li
            key={service.title}
            className="gap-x-8 border-t border-quiet py-4 lg:grid lg:grid-cols-3 lg:items-baseline lg:py-5"
          >
            <h3 className="mb-1 text-subheading">
              <TextLink to={service.to}>{service.title}</TextLink>
            </h3>
            <NoBreak as="p" className="text-muted" text={service.text} />
            <p className="max-lg:mt-2">
              <span className="text-label text-accent max-lg:block lg:sr-only">{keepLabel}</span>{" "}
              <NoBreak text={service.keep} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The people who work here, once the owner has written them down in `site.config.ts`. */
function AboutPeople({ title, intro }: typeof aboutPage.people) {
  const { people } = siteConfig;
  if (people.length === 0) return null;
  return (
    <Section id="people" title={title} intro={intro} padding="medium">
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {people.map((person) => (
          <li key={person.name} className="border-t border-quiet pt-4">
            <h3 className="text-item">{person.name}</h3>
            <p className="text-small text-quiet">{person.title}</p>
            <p className="mt-2 max-w-note text-muted">{person.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
