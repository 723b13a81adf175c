import type { ReactNode } from "react";
import { cx } from "#app/lib/cx.ts";
import type { Href } from "#app/lib/href.ts";
import { Container } from "./container.tsx";
import { TextLink, touchTarget } from "./text-link.tsx";

export interface SiteFooterProps {
  owner: ReactNode;
  end: ReactNode;
  children: ReactNode;
}

/** The build of both footers: the owner on the left, columns of links beside, one line below. */
export function SiteFooter({ owner, end, children }: SiteFooterProps) {
  return (
    <footer className="border-t border-line text-small text-muted">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-7 py-9 md:gap-y-10 md:py-12 lg:grid-cols-12">
        <div className="lg:col-span-3">{owner}</div>
        <div className="gap-x-8 max-sm:columns-[2_7rem] sm:grid sm:grid-cols-3 lg:col-span-9">
          {children}
        </div>
        <div className="grid grid-cols-2 max-[20rem]:grid-cols-1 items-baseline justify-items-start gap-x-8 gap-y-3 border-t border-line pt-6 text-label text-quiet lg:col-span-12 lg:grid-cols-4">
          {end}
        </div>
      </Container>
    </footer>
  );
}

export const footerLinkStyle = cx("inline-flex min-h-6", touchTarget);

export interface FooterLinksProps {
  /** A link to tabs may name the one that it opens. */
  links: readonly { label: string; to: Href; tab?: string }[];
  className?: string;
}

export function FooterLinks({ links, className }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, to, tab }) => (
        <li key={label} className="py-1 touch:py-0">
          <TextLink to={to} state={tab && { tab }} className={footerLinkStyle}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
