import { copyright } from "#app/content/copyright.ts";
import { legalLink } from "#app/content/legal-link.ts";
import { cityNames } from "#app/content/offices.ts";
import { footerGroups, labLink } from "#app/content/quantum/navigation.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { touchTarget } from "#app/ui/touch-target.ts";
import { siteConfig } from "#site.config";

export function QuantumFooter() {
  return (
    <footer className="border-t border-line text-small text-muted">
      <Container className="grid gap-x-8 gap-y-8 pt-10 pb-10 md:grid-cols-12 md:pt-14 md:pb-12 md:gap-y-10">
        <div className="md:col-span-5">
          <p className="font-medium text-ink">Adyakshar Quantum Labs</p>
          <p className="mt-2 max-w-note">
            The quantum computing division of Adyakshar. {cityNames.list}.
          </p>
          <p className="mt-4">
            <a
              href={`mailto:${siteConfig.email}`}
              className={cx("inline-flex min-h-6 underline underline-offset-4", touchTarget)}
            >
              {siteConfig.email}
            </a>
          </p>
        </div>
        <nav
          aria-label="Footer"
          className="gap-x-8 max-sm:columns-2 sm:grid sm:grid-cols-3 md:col-span-7"
        >
          {footerGroups.map((group) => (
            <div key={group.title} className="break-inside-avoid max-sm:pb-6">
              <h2 className="font-mono text-label font-normal text-quiet">{group.title}</h2>
              <ul className="mt-3">
                {group.links.map((link) => (
                  <li key={link.label} className="py-1 pointer-coarse:py-0">
                    <TextLink
                      to={link.to}
                      state={"tab" in link ? { tab: link.tab } : undefined}
                      className={cx("inline-flex min-h-6", touchTarget)}
                    >
                      {link.label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line md:gap-y-4 pt-6 font-mono text-label text-quiet md:col-span-12">
          <span>{copyright}</span>
          <TextLink to={legalLink.to} className={touchTarget}>
            {legalLink.label}
          </TextLink>
          <TextLink to={labLink.to} className={touchTarget}>
            {labLink.label}
          </TextLink>
        </p>
      </Container>
    </footer>
  );
}
