import { legalPage } from "#app/content/quantum/legal.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { LegalAccessibility } from "./accessibility.tsx";
import { LegalImprint } from "./imprint.tsx";
import { LegalOpening } from "./opening.tsx";
import { LegalPrivacy } from "./privacy.tsx";
import { LegalGroup } from "./rows.tsx";

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
