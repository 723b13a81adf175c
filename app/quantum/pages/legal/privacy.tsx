import type { legalPage } from "#app/content/quantum/legal.ts";
import { Section } from "#app/ui/section.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";
import { LegalPoints } from "./points.tsx";

/** What the code does with a visitor's data, the form as the owner has set it. */
export function LegalPrivacy({
  title,
  intro,
  items,
  form,
  yours,
  security: { files, ...security },
}: typeof legalPage.privacy) {
  const { contactEndpoint, keepDays } = siteConfig;
  const isLocal = contactEndpoint === null || contactEndpoint === "off";
  const text = isLocal
    ? form.local
    : `${form.delivered} ${new URL(contactEndpoint).host}. ${form.kept.replace("{days}", String(keepDays))}`;
  return (
    <Section
      id="privacy"
      title={title}
      intro={intro}
      layout="split"
      padding="medium"
      ground="paper"
    >
      <LegalPoints items={[...items, { title: form.title, text }, yours, security]} />
      <p className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {files.map(({ label, file }) => (
          <a key={file} href={file} className={textLinkStyle}>
            {label}
          </a>
        ))}
      </p>
    </Section>
  );
}
