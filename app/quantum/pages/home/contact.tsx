import { useEffect, useRef } from "react";
import type { quantumHome } from "#app/content/quantum/home.ts";
import type { NextStep } from "#app/content/types.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { cx } from "#app/lib/cx.ts";
import { mailto } from "#app/lib/mailto.ts";
import { ButtonLink, buttonStyle } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { lineLinkStyle } from "#app/ui/text-link.tsx";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import { siteConfig } from "#site.config";
import closing from "./closing.picture.ts";
import serviceStarts from "./service-starts.data.ts";

function serviceOf(referrer: string) {
  const [, slug] = /^https?:\/\/[^/]+\/features\/([\w-]+)/.exec(referrer) ?? [];
  return serviceStarts.find((service) => service.slug === slug);
}

/**
 * Get Started of the lab's service pages leads here, so a visitor who comes from one meets the lab first, with that
 * service's first question.
 */
export function HomeContact({ title, division, lab, byEmail }: typeof quantumHome.contact) {
  const start = useInBrowser() ? serviceOf(document.referrer) : undefined;
  const firstItem = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const isUntouched = document.activeElement === document.body;
    if (start && isUntouched && location.hash === "#contact") {
      firstItem.current?.focus({ preventScroll: true });
    }
  }, [start]);
  const service: NextStep | undefined = start && {
    title: `${start.service}: ${start.title.toLowerCase()}`,
    text: [start.text, siteConfig.smallestEngagement].filter(Boolean).join(" "),
    link: lab.link,
  };
  const ways = service ? [service, division] : [division, lab];
  return (
    <section id="contact" aria-labelledby="contact-title" {...onGround("page")}>
      <Container className="pt-medium pb-10">
        <h2 id="contact-title" className="text-heading">
          {title}
        </h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-2">
          {ways.map(({ title: name, text, link }, index) => (
            <li
              key={link.to}
              ref={index === 0 ? firstItem : undefined}
              tabIndex={-1}
              className="flex flex-col items-start border-t-2 border-quiet pt-5 outline-offset-8"
            >
              <h3 className="text-subheading">{name}</h3>
              <p className="mt-3 mb-5 max-w-lead text-muted">{text}</p>
              <p className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2">
                {start && index === 0 ? (
                  <a
                    href={`/adyakshar?service=${start.slug}#contact`}
                    className={buttonStyle.filled}
                  >
                    {link.label}
                  </a>
                ) : (
                  <ButtonLink
                    to={link.to}
                    kind={index === 0 ? "filled" : "outlined"}
                    className={cx(index > 0 && "bg-transparent!")}
                  >
                    {link.label}
                  </ButtonLink>
                )}
                {start && index === 0 && (
                  <a
                    href={mailto(siteConfig.email, { subject: start.service })}
                    className={lineLinkStyle}
                  >
                    {byEmail(siteConfig.email)}
                  </a>
                )}
              </p>
            </li>
          ))}
        </ul>
      </Container>
      <FigurePicture figure={closing} className="print:hidden" />
    </section>
  );
}
