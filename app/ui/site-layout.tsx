import type { ReactNode } from "react";
import { Outlet, useMatches } from "react-router";
import type { SiteName } from "#app/lib/href.ts";
import { ErrorPage } from "#app/navigation/error-page.tsx";

interface SiteStylesProps {
  site: SiteName;
  /** The style sheet's text; empty in the browser, which has it from the page. */
  css: string;
}

export interface SiteLayoutProps extends SiteStylesProps {
  header: ReactNode;
  footer: ReactNode;
}

export function SiteLayout({ site, css, header, footer }: SiteLayoutProps) {
  return (
    <div data-site={site} className="relative flex min-h-svh flex-col">
      <SiteStyles site={site} css={css} />
      {/* The first stop of the Tab key: past the header, to the page's own words. */}
      <a
        href="#main"
        className="fixed -top-24 left-3 z-50 inline-flex min-h-11 items-center rounded-button bg-ink px-4 text-ground focus:top-3 print:hidden"
      >
        Skip to content
      </a>
      {header}
      <Main />
      {footer}
    </div>
  );
}

/** In the language that the page's `handle` names, or in that of the document. */
function Main() {
  const handle = useMatches().at(-1)?.handle as { lang?: string } | undefined;
  return (
    <main id="main" lang={handle?.lang} className="grow">
      <Outlet />
    </main>
  );
}

/** The error page with its site's style sheet. A page that throws would otherwise take down the whole document. */
export function SiteError(styles: SiteStylesProps) {
  return (
    <>
      <SiteStyles {...styles} />
      <ErrorPage />
    </>
  );
}

/** Puts a saved style sheet into its place in development: React never updates one. */
export function replaceStyles({ site, css }: SiteStylesProps): void {
  const sheet = document.querySelector(`style[data-href="site-${site}"]`);
  if (sheet) sheet.textContent = css;
}

/** A site's style sheet inside the page, which is then painted from the first answer alone. */
function SiteStyles({ site, css }: SiteStylesProps) {
  return (
    <style href={`site-${site}`} precedence="site">
      {css}
    </style>
  );
}
