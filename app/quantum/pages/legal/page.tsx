import { legalPage } from "#app/content/quantum/legal.ts";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { EmailAddress } from "#app/ui/text-link.tsx";
import { readContactEndpoint, siteConfig } from "#site.config";
import { LegalAccessibility } from "./accessibility.tsx";
import { LegalActions, LegalImprint, LegalProcurement } from "./imprint.tsx";
import { LegalGroup } from "./rows.tsx";
import zeros from "./zeros.computed.ts";

export const meta = metaOf(legalPage.meta);

export default function Legal() {
  const { title, items } = legalPage.terms;
  return (
    <>
      <LegalOpening />
      <LegalProcurement />
      <LegalPrivacy />
      <LegalSecurity />
      <LegalImprint />
      <LegalAccessibility />
      <LegalGroup id="terms" title={title} rows={items} />
    </>
  );
}

const { hero } = legalPage;
const receiver = readContactEndpoint(siteConfig.contactEndpoint)?.host;

function LegalOpening() {
  return (
    <PageHero
      {...hero}
      lead={hero.lead(receiver)}
      picture={
        <div className="hero-picture pb-small md:pr-margin md:max-lg:pl-gutter lg:pl-8">
          <FigurePicture figure={zeros} className="md:max-lg:mx-0" />
        </div>
      }
    >
      <LegalActions />
      <TextLinks links={hero.parts} className="mt-5 flex flex-wrap gap-x-5 max-sm:max-w-72" />
    </PageHero>
  );
}

function LegalPrivacy() {
  const { title, loads, browser, logs, form, controller, purpose, host, subprocessors, rights } =
    legalPage.privacy;
  const { keepDays, imprint, privacy } = siteConfig;
  return (
    <LegalGroup
      id="privacy"
      title={title}
      rows={[
        loads(receiver),
        browser,
        logs(privacy.logDays),
        receiver ? form.delivered(receiver, keepDays) : form.local,
        {
          fact: controller.fact,
          answer: imprint.entity ?? legalPage.imprint.name,
          text: imprint.entity ? controller.named : controller.pending,
        },
        purpose,
        host(privacy.host, privacy.safeguards),
        ...(siteConfig.subprocessors ? [subprocessors(siteConfig.subprocessors)] : []),
        rights,
      ]}
    />
  );
}

/** The section says how to report a fault; security.txt names it as its policy. */
function LegalSecurity() {
  const { title, contact, items } = legalPage.security;
  const email = siteConfig.securityContact ?? siteConfig.email;
  return (
    <LegalGroup
      id="security"
      ground="page"
      title={title}
      rows={[
        {
          ...contact,
          answer: <EmailAddress address={email} />,
        },
        ...items,
      ]}
    />
  );
}
