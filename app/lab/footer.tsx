import { copyright } from "#app/content/copyright.ts";
import { footerLinks, quantumLink } from "#app/content/lab/navigation.ts";
import { legalLink } from "#app/content/legal-link.ts";
import { offices } from "#app/content/offices.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink, textLinkStyle } from "#app/ui/text-link.tsx";
import { touchTarget } from "#app/ui/touch-target.ts";
import { siteConfig } from "#site.config";

const footerLink = cx("inline-flex", textLinkStyle, touchTarget);

export function LabFooter() {
  return (
    <footer className="border-t border-ink text-small leading-6 text-muted">
      <Container className="grid gap-x-8 gap-y-10 pt-14 pb-10 sm:grid-cols-2 sm:pb-14 lg:grid-cols-12">
        <p className="font-display text-[2rem] leading-none text-ink lg:col-span-4">Adyakshar</p>
        <nav aria-label="Footer" className="lg:col-span-2">
          <ul>
            {[...footerLinks, quantumLink].map((link) => (
              <li key={link.label} className="py-1 pointer-coarse:py-0">
                <TextLink to={link.to} className={cx("inline-flex", touchTarget)}>
                  {link.label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <ul aria-label="Cities" className="lg:col-span-2">
          {offices.map(({ city }) => (
            <li key={city} className="py-1 pointer-coarse:py-0">
              {city}
            </li>
          ))}
        </ul>
        <address className="not-italic lg:col-span-4 lg:text-right">
          <p className="py-1 pointer-coarse:py-0">
            <a href={`mailto:${siteConfig.email}`} className={footerLink}>
              {siteConfig.email}
            </a>
          </p>
          <p className="py-1 pointer-coarse:py-0">
            <a
              href={siteConfig.social.url}
              target="_blank"
              rel="noopener noreferrer"
              className={footerLink}
            >
              {siteConfig.social.label} (opens in a new tab)
            </a>
          </p>
        </address>
        <p className="border-t border-line pt-6 text-quiet sm:col-span-2 lg:col-span-12">
          <span className="flex flex-wrap items-baseline justify-between gap-4">
            {copyright}
            <TextLink to={legalLink.to} className={touchTarget}>
              {legalLink.label}
            </TextLink>
          </span>
        </p>
      </Container>
    </footer>
  );
}
