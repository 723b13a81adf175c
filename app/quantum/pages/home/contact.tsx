import { useEffect, useRef, useSyncExternalStore } from "react";
import type { quantumHome } from "#app/content/quantum/home.ts";
import { cx } from "#app/lib/cx.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { onGround } from "#app/ui/grounds.ts";

const subscribeToNothing = () => () => {};

/** Two ways to write. Get Started of the lab's service pages leads here too: who comes from one meets the lab's way first. */
export function HomeContact({ title, division, lab }: typeof quantumHome.contact) {
  const isLabFirst = useSyncExternalStore(
    subscribeToNothing,
    () => /^https?:\/\/[^/]+\/features\//.test(document.referrer),
    () => false,
  );
  const firstItem = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const isUntouched = document.activeElement === document.body;
    if (isLabFirst && isUntouched && location.hash === "#contact") {
      firstItem.current?.focus({ preventScroll: true });
    }
  }, [isLabFirst]);
  const ways = isLabFirst ? [lab, division] : [division, lab];
  return (
    <section id="contact" aria-labelledby="contact-title" {...onGround("raised")}>
      <Container className="py-medium">
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
              <ButtonLink
                to={link.to}
                kind={index === 0 ? "filled" : "outlined"}
                className={cx("mt-auto", index > 0 && "bg-transparent!")}
              >
                {link.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
