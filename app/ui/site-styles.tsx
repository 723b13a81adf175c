export interface SiteStylesProps {
  site: string;
  /** The style sheet's text; empty in the browser, which has it from the page. */
  css: string;
}

/** A site's style sheet inside the page, which is then painted from the first answer alone. */
export function SiteStyles({ site, css }: SiteStylesProps) {
  return (
    <style href={`site-${site}`} precedence="site">
      {css}
    </style>
  );
}
