import { useId } from "react";
import { labHome } from "#app/content/lab/home.ts";
import founderWork from "#app/figures/founders.pictures.ts";
import { Portrait } from "#app/figures/portrait.tsx";
import { Link } from "#app/navigation/link.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Container } from "#app/ui/container.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section, Title } from "#app/ui/section.tsx";
import { TextLink, textLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";
import { ContactForm } from "./contact-form/contact-form.tsx";
import evidence from "./evidence.data.ts";
import { HomeHero } from "./hero.tsx";
import { HomeMap } from "./office-map.tsx";
import { HomeServices } from "./services.tsx";

export const meta = metaOf(labHome.meta);

export default function Home() {
  return (
    <>
      <HomeHero {...labHome.hero} />
      <HomeAbout {...labHome.about} />
      <HomeServices {...labHome.services} />
      <HomeTechnologies {...labHome.technologies} />
      <HomeTeam {...labHome.team} />
      <HomeContact {...labHome.contact} />
    </>
  );
}

/** The form, and beside it the address and what not to send. */
function HomeContact({ intro, note, terms, ...head }: typeof labHome.contact) {
  return (
    <Section
      id="contact"
      {...head}
      intro={
        <>
          {intro}
          <a
            href={`mailto:${siteConfig.email}`}
            className={`mt-6 block w-fit text-item text-ink wrap-anywhere ${textLinkStyle}`}
          >
            {siteConfig.email}
          </a>
          <span className="mt-6 block border-t border-line pt-3 text-small">
            {note}{" "}
            <TextLink to={terms.to} className="text-ink">
              {terms.label}
            </TextLink>
          </span>
        </>
      }
      layout="split"
      padding="small"
    >
      <ContactForm />
    </Section>
  );
}

/** Nine fields in threes, each a link to the service that works in it. */
function HomeTechnologies({ title, items }: typeof labHome.technologies) {
  return (
    <Section id="technologies" title={title} padding="small" rule={false}>
      <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-3 md:gap-x-8 md:gap-y-10">
        {items.map((item) => (
          <Technology key={item.title} {...item} />
        ))}
      </ul>
    </Section>
  );
}

type LabTechnology = (typeof labHome.technologies.items)[number];

function Technology({ title, description, color, features, link }: LabTechnology) {
  return (
    <li
      data-accent={color}
      className="relative border-t-3 border-current py-3 text-accent max-md:odd:last:col-span-full md:pb-0"
    >
      <h3 className="font-display text-item font-normal">
        <Link to={link} className="card-link">
          <span className="text-ink">{title}</span>
        </Link>
      </h3>
      <p className="mt-1 text-muted max-md:text-small">{description}</p>
      <NoBreak as="p" className="text-small text-quiet md:mt-1" text={features.join(", ")} />
    </li>
  );
}

function HomeAbout(about: typeof labHome.about) {
  const headingId = useId();
  const { title, items } = about.evidence;
  return (
    <section id="about" aria-labelledby={headingId} className="overflow-x-clip">
      <Container className="pt-small pb-small">
        <div className="grid items-end gap-x-8 gap-y-4 lg:grid-cols-2">
          <h2 id={headingId} className="max-w-[9em] text-heading">
            <Title {...about} />
          </h2>
          <p className="text-balance text-muted">
            <dfn
              lang="sa-Latn"
              className="italic-display mr-3 font-display text-subheading text-ink max-lg:block"
            >
              {about.word.term}
            </dfn>
            {about.word.meaning}
          </p>
        </div>
        <div className="mt-6 grid gap-x-8 gap-y-4 lg:mt-8 lg:grid-cols-2">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-lead text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="figure-window mt-8">
          <HomeMap />
        </div>
        <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
          {about.stats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-ink pt-4">
              <dt className="max-sm:text-small">{label}</dt>
              <dd className="font-display text-heading">{value}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-10 font-display text-subheading font-normal lg:mt-16">{title}</h3>
        <ul className="mt-3 grid grid-cols-2 gap-x-8 gap-y-3 lg:mt-5 lg:grid-cols-4">
          {items.map(({ count, unit, label, to }) => (
            <li key={label} className="border-t border-line pt-3">
              <p className="text-muted">
                <span className="font-display text-subheading text-ink">{evidence[count]}</span>{" "}
                {unit}
              </p>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

const works = [founderWork.research, founderWork.engineering];

/** Two founders side by side, each with a photograph or a figure of the work, and who that is. */
function HomeTeam({ title, intro, descriptions, links }: typeof labHome.team) {
  return (
    <Section id="our-team" title={title} intro={intro} padding="small" ground="raised">
      <ul className="grid gap-8 md:grid-cols-2">
        {siteConfig.founders.map((founder, index) => (
          <li
            key={founder.name}
            className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:gap-8"
          >
            <Portrait
              name={founder.name}
              portrait={founder.portrait}
              work={works[index]}
              width={400}
              height={462}
              loading="lazy"
              className="w-full"
            />
            <div>
              <h3 className="font-display text-subheading font-normal">{founder.name}</h3>
              <p className="text-small text-quiet">{founder.title}</p>
              <p className="mt-3 text-muted">{descriptions[index]}</p>
              <p className="mt-3">
                <TextLink to={links[index].to}>{links[index].label}</TextLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
