import { footerLinks, quantumLink } from "#app/content/lab/navigation.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink, textLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

const cities = ["San Francisco", "Austin", "Kolkata"];

export function LabFooter() {
  return (
    <footer className="border-t border-ink text-small text-muted">
      <Container className="grid gap-x-8 gap-y-10 py-14 sm:grid-cols-2 lg:grid-cols-12">
        <p className="font-display text-[2rem] leading-none text-ink lg:col-span-4">Adyakshar</p>
        <nav aria-label="Footer" className="lg:col-span-2">
          <ul>
            {[...footerLinks, quantumLink].map((link) => (
              <li key={link.label} className="py-1">
                <TextLink to={link.to} className="inline-flex min-h-6">
                  {link.label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <ul aria-label="Cities" className="lg:col-span-2">
          {cities.map((city) => (
            <li key={city} className="py-1">
              {city}
            </li>
          ))}
        </ul>
        <address className="not-italic lg:col-span-4 lg:text-right">
          <a
            href={`mailto:${siteConfig.email}`}
            className={`inline-flex min-h-6 py-1 ${textLinkStyle}`}
          >
            {siteConfig.email}
          </a>
          <br />
          <a
            href={siteConfig.social.url}
            target="_blank"
            rel="noopener noreferrer"
            className={`inline-flex min-h-6 py-1 ${textLinkStyle}`}
          >
            {siteConfig.social.label} (opens in a new tab)
          </a>
        </address>
        <p className="border-t border-line pt-6 text-quiet sm:col-span-2 lg:col-span-12">
          © 2025 Adyakshar
        </p>
      </Container>
    </footer>
  );
}
