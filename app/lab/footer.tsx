import { copyright, legalLink } from "#app/content/footer.ts";
import {
  footerLinks,
  footerTitles,
  furtherLinks,
  serviceLinks,
} from "#app/content/lab/navigation.ts";
import { offices } from "#app/content/offices.ts";
import { cx } from "#app/lib/cx.ts";
import { FooterLinks, footerLinkStyle, SiteFooter } from "#app/ui/site-footer.tsx";
import { EmailAddress, TextLink, textLinkStyle, touchTarget } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

const columnStyle = "break-inside-avoid max-sm:pb-9";
const headStyle = "font-text text-label font-normal text-quiet";

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
      <div className={columnStyle}>
        <h2 className={headStyle}>{footerTitles.offices}</h2>
        <ul className="mt-3">
          {offices.map(({ city }) => (
            <li key={city} className="py-1 touch:flex touch:min-h-11 touch:items-center">
              {city}
            </li>
          ))}
        </ul>
      </div>
      <div className={columnStyle}>
        <nav aria-label="Footer">
          <h2 className={headStyle}>{footerTitles.lab}</h2>
          <FooterLinks links={footerLinks} className="mt-3" />
        </nav>
        <FooterLinks links={furtherLinks} />
      </div>
      <nav aria-label={footerTitles.services} className={columnStyle}>
        <h2 className={headStyle}>{footerTitles.services}</h2>
        <FooterLinks links={serviceLinks} className="mt-3" />
      </nav>
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
          <EmailAddress address={email} className={cx(footerLinkStyle, "wrap-anywhere")} />
        </p>
        {social && (
          <p className="py-1 touch:py-0">
            <a
              href={social.url}
              target="_blank"
              rel="noopener noreferrer"
              className={cx(textLinkStyle, footerLinkStyle)}
            >
              {social.label}
              <span aria-hidden="true">{"\u00a0↗"}</span>
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        )}
      </address>
    </>
  );
}
