import { accessibilityReport } from "#app/content/accessibility-report.ts";
import { legalPage } from "#app/content/quantum/legal.ts";
import { EmailAddress } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";
import { LegalGroup } from "./rows.tsx";

const { title, statement, partial, checked } = legalPage.accessibility;
const { criteria, contact, ...report } = accessibilityReport;
const open = criteria.filter((criterion) => criterion.open);

export function LegalAccessibility() {
  const email = siteConfig.accessibilityContact ?? siteConfig.email;
  return (
    <LegalGroup
      id="accessibility"
      title={title}
      rows={[
        {
          ...statement,
          answer: open.length > 0 ? statement.answer.partial : statement.answer.full,
          text: (
            <>
              {report.statement} {contact} <EmailAddress address={email} />.
            </>
          ),
        },
        ...open.map(({ number, name, level, open }) => ({
          ...partial(number, name, level),
          text: open,
        })),
        { ...checked, text: `${report.method} ${report.limits}` },
      ]}
    />
  );
}
