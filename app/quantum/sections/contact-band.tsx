import { useId } from "react";
import type { NavLink, NextStep } from "#app/content/types.ts";
import { cx } from "#app/lib/cx.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export interface ContactBandProps extends NextStep {
  id?: string;
  /** The way for those who look for the lab. */
  lab?: NavLink;
  look?: keyof typeof looks;
}

const wide = "py-16 md:py-24";
const across = {
  grid: "lg:grid-cols-2",
  title: "text-heading lg:row-span-2",
  text: "",
  action: "",
} as const;

/** How pages close: a band, the last words set large, or the words across from the title, on a ground of their own or not. */
const looks = {
  band: {
    ground: "bg-raised",
    space: wide,
    grid: "md:grid-cols-12 md:items-end",
    title: "text-heading md:col-span-8",
    text: "md:col-span-8 md:row-start-2",
    action: "md:col-span-4 md:row-start-2 md:text-right",
  },
  statement: {
    ground: "",
    space: wide,
    grid: "md:grid-cols-[1fr_auto] md:items-end",
    title: "max-w-[11em] text-statement md:col-span-2 md:mb-6",
    text: "",
    action: "",
  },
  across: { ...across, ground: "bg-raised", space: wide },
  plain: { ...across, ground: "", space: "py-16" },
} as const;

/** The one next step with which every page ends. */
export function ContactBand({ id, title, text, link, lab, look = "band" }: ContactBandProps) {
  const headingId = useId();
  const style = looks[look];
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx("border-t border-line", style.ground)}
    >
      <Container className={cx("grid gap-x-8 gap-y-6", style.space, style.grid)}>
        {lab && (
          <p className="col-span-full text-lead">
            <TextLink to={lab.to}>{lab.label}</TextLink>
          </p>
        )}
        <h2 id={headingId} className={style.title}>
          {title}
        </h2>
        <p className={cx("max-w-[38rem] text-lead text-muted", style.text)}>{text}</p>
        <p className={style.action}>
          <ButtonLink to={link.to} state={{ about: link.label }}>
            {link.label}
          </ButtonLink>
        </p>
      </Container>
    </section>
  );
}
