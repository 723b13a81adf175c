import { useEffect, useRef } from "react";
import type { ContactWay, quantumHome } from "#app/content/quantum/home.ts";
import { serviceCards, serviceSlugs } from "#app/content/services/cards.ts";
import { REPLY_HOURS } from "#app/content/specification.ts";
import { dot } from "#app/drawing/path.ts";
import { cx } from "#app/lib/cx.ts";
import { mailto } from "#app/lib/mailto.ts";
import { onGround } from "#app/styles/grounds.ts";
import { ButtonLink, buttonStyle } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { lineLinkStyle } from "#app/ui/text-link.tsx";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import { siteConfig } from "#site.config";
import closing from "./closing.computed.ts";

const DOT_PITCH = 9.8;

/** A dot for each hour, as far apart as those of the detector. */
const replyDots = Array.from({ length: REPLY_HOURS }, (_, hour) =>
  dot((hour + 0.5) * DOT_PITCH, 4, 3.4),
).join("");

function serviceOf(referrer: string) {
  const [, path] = /^https?:\/\/[^/]+\/features\/([\w-]+)/.exec(referrer) ?? [];
  const slug = serviceSlugs.find((slug) => slug === path);
  return slug && { slug, service: serviceCards[slug].title, ...serviceCards[slug].start };
}

/**
 * Get Started of the lab's service pages leads here, so a visitor who comes from one meets the lab first, with that
 * service's first question.
 */
export function HomeContact({ title, reply, division, lab, byEmail }: typeof quantumHome.contact) {
  const start = useInBrowser() ? serviceOf(document.referrer) : undefined;
  const firstItem = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const isUntouched = document.activeElement === document.body;
    if (start && isUntouched && location.hash === "#contact") {
      firstItem.current?.focus({ preventScroll: true });
    }
  }, [start]);
  const service: ContactWay | undefined = start && {
    text: [`${start.service}: ${start.text}`, siteConfig.smallestEngagement]
      .filter(Boolean)
      .join(" "),
    link: lab.link,
  };
  const ways = service ? [service, division] : [division, lab];
  return (
    <section id="contact" aria-labelledby="contact-title" {...onGround("page")}>
      <Container className="pt-small pb-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h2 id="contact-title" className="text-heading">
            {title}
          </h2>
          <p className="flex items-center gap-x-4 text-muted">
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${REPLY_HOURS * DOT_PITCH} 8`}
              className="w-[14.7rem] shrink-0 max-md:w-28"
            >
              <path d={replyDots} className="fill-ink" />
            </svg>
            {reply}
          </p>
        </div>
        <ul className="mt-6 grid gap-x-8 gap-y-5 lg:grid-cols-2">
          {ways.map(({ text, link }, index) => (
            <li
              key={link.to}
              ref={index === 0 ? firstItem : undefined}
              tabIndex={-1}
              className="flex flex-col items-start gap-x-6 gap-y-2 outline-offset-8 md:flex-row md:items-center"
            >
              <p className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-2">
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
              <p className="max-w-80 leading-[1.4] text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
      <FigurePicture figure={closing} className="print:hidden" />
    </section>
  );
}
