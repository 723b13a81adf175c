import { copyright } from "#app/content/copyright.ts";
import { footerLinks, quantumLink } from "#app/content/lab/navigation.ts";
import { legalLink } from "#app/content/legal-link.ts";
import { offices } from "#app/content/offices.ts";
import { cx } from "#app/lib/cx.ts";
import { SiteFooter } from "#app/ui/site-footer.tsx";
import { TextLink, textLinkStyle, touchTarget } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

const footerLink = cx("inline-flex min-h-6", textLinkStyle, touchTarget);

export function LabFooter() {
  return (
    <SiteFooter
      owner={<Owner />}
      end={
        <>
          <span className={touchTarget}>{copyright}</span>
          <TextLink to={legalLink.to} className={cx(touchTarget, "lg:col-start-4")}>
            {legalLink.label}
          </TextLink>
        </>
      }
    >
      <nav aria-label="Footer" className="break-inside-avoid">
        <ul>
          {footerLinks.map((link) => (
            <li key={link.label} className="py-1 touch:py-0">
              <TextLink to={link.to} className={footerLink}>
                {link.label}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="break-inside-avoid py-1 touch:py-0 sm:order-last">
        <TextLink to={quantumLink.to} className={footerLink}>
          {quantumLink.label}
        </TextLink>
      </p>
      <ul aria-label="Cities" className="break-inside-avoid">
        {offices.map(({ city }) => (
          <li key={city} className="py-1 touch:flex touch:min-h-11 touch:items-center">
            {city}
          </li>
        ))}
      </ul>
    </SiteFooter>
  );
}

function Owner() {
  const { email, social } = siteConfig;
  return (
    <>
      <p className="font-display text-subheading text-ink">Adyakshar</p>
      <address className="mt-4 not-italic">
        <p className="py-1 touch:py-0">
          <a href={`mailto:${email}`} className={`${footerLink} wrap-anywhere`}>
            {email}
          </a>
        </p>
        <p className="py-1 touch:py-0">
          <a href={social.url} target="_blank" rel="noopener noreferrer" className={footerLink}>
            {social.label} <span aria-hidden="true">↗</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      </address>
    </>
  );
}
