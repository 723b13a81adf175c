import { legalPage } from "#app/content/quantum/legal.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { cx } from "#app/lib/cx.ts";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { readContactEndpoint, siteConfig } from "#site.config";
import { LegalAccessibility } from "./accessibility.tsx";
import { LegalImprint } from "./imprint.tsx";
import { LegalGroup } from "./rows.tsx";
import zeros from "./zeros.figure.ts";

export const meta = metaOf(legalPage.meta);

export default function Legal() {
  const { title, items, proposed } = legalPage.terms;
  return (
    <>
      <LegalOpening />
      <LegalPrivacy />
      <LegalImprint />
      <LegalAccessibility />
      <LegalGroup id="terms" title={title} rows={items}>
        <p>
          <TextLink to={proposed.to}>{proposed.label}</TextLink>
        </p>
      </LegalGroup>
    </>
  );
}

const { hero, notes } = legalPage;

/** The colors of the zeros' cells, in the order of their table. */
const keys = ["bg-ink", "bg-purple", "bg-accent", "bg-green"] as const;

/** Two zeros, drawn by what does arrive, and what a server may log. */
function LegalOpening() {
  return (
    <>
      <PageHero
        {...hero}
        picture={
          <div className="hero-picture md:pr-margin md:max-lg:pl-gutter lg:pl-8 md:max-lg:[&_.picture]:mx-0 max-md:[&_.l]:text-lead">
            <FigurePicture figure={zeros} />
            <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 max-md:px-gutter text-label text-muted">
              {zeros.table.rows.map(([kind, kilobytes], k) => (
                <li key={kind} className="flex items-baseline gap-2">
                  <span aria-hidden="true" className={cx("size-2.5", keys[k])} />
                  {`${kind} under ${kilobytes} kB`}
                </li>
              ))}
            </ul>
          </div>
        }
        note={
          <div className="hero-note">
            <p className="max-w-note">{zeros.finding}</p>
          </div>
        }
      />
      <Container className="pb-small">
        <h2 className="text-item font-medium">{notes.title}</h2>
        <dl className="mt-4 grid grid-cols-2 gap-x-5 gap-y-6 sm:gap-x-8 xl:grid-cols-4">
          {notes.items.map(({ value, name }) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="border-t-2 border-accent pt-2 text-label text-muted">{name}</dt>
              <dd className="pb-2 font-code sm:text-item">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </>
  );
}

const { title, items, logs, form, controller, purpose, recipients, rights, security } =
  legalPage.privacy;

function LegalPrivacy() {
  const { contactEndpoint, keepDays, imprint, privacy } = siteConfig;
  const receiver = readContactEndpoint(contactEndpoint);
  return (
    <LegalGroup
      id="privacy"
      title={title}
      rows={[
        ...items,
        logs(privacy.logDays),
        receiver ? form.delivered(receiver.host, keepDays) : form.local,
        {
          fact: controller.fact,
          answer: imprint.entity ?? legalPage.imprint.name,
          text: imprint.entity ? controller.named : controller.pending,
        },
        purpose,
        recipients(privacy.host, privacy.safeguards),
        rights,
        security,
      ]}
    />
  );
}
