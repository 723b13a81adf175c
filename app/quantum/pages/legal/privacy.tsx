import { legalPage } from "#app/content/quantum/legal.ts";
import { readContactEndpoint, siteConfig } from "#site.config";
import { LegalGroup } from "./rows.tsx";

const { title, items, logs, form, controller, purpose, recipients, rights, security } =
  legalPage.privacy;

/** What the code does with a visitor's data, the form as the owner has set it. */
export function LegalPrivacy() {
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
