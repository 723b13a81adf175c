import { copyright, legalLink } from "#app/content/footer.ts";
import {
  divisionLine,
  footerGroups,
  labLink,
  resourcesLink,
} from "#app/content/quantum/navigation.ts";
import { cx } from "#app/lib/cx.ts";
import { FooterLinks, footerLinkStyle, SiteFooter } from "#app/ui/site-footer.tsx";
import { EmailAddress, TextLink, touchTarget } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

export function QuantumFooter() {
  return (
    <SiteFooter
      owner={<Owner />}
      end={
        <>
          <span className={touchTarget}>{copyright}</span>
          {[legalLink, resourcesLink, labLink].map(({ label, to }) => (
            <TextLink key={to} to={to} className={touchTarget}>
              {label}
            </TextLink>
          ))}
        </>
      }
    >
      <nav aria-label="Footer" className="sm:contents">
        {footerGroups.map((group) => (
          <div key={group.title} className="break-inside-avoid max-sm:pb-3 max-sm:first:pb-9">
            <h2 className="text-label font-normal text-quiet">{group.title}</h2>
            <FooterLinks links={group.links} className="mt-3" />
          </div>
        ))}
      </nav>
    </SiteFooter>
  );
}

function Owner() {
  return (
    <>
      <p className="font-medium text-ink">Adyakshar Quantum Labs</p>
      <p className="mt-2 max-w-note">{divisionLine}</p>
      <p className="mt-4">
        <EmailAddress address={siteConfig.email} className={cx(footerLinkStyle, "wrap-anywhere")} />
      </p>
    </>
  );
}
