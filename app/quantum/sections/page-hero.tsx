import type { ReactNode } from "react";
import type { Hero } from "#app/content/types.ts";
import { cx } from "#app/lib/cx.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** Where the plate stands on a wide screen; a phone has headline, plate, lead and note in the markup's order. */
const looks = {
  /** From the middle to the right edge. */
  side: "hero-side",
  /** On the left half. */
  turned: "hero-turned",
  /** Under the words, across the page. */
  across: "hero-across",
  /** The same in one screen. */
  tight: "hero-across hero-tight",
  /** Above the words, across the page. */
  first: "hero-across hero-first",
  /** Behind the words, over the whole screen. */
  over: "hero-over",
} as const;

export interface PageHeroProps extends Hero {
  look?: keyof typeof looks;
  /** An element of the class `hero-plate`, which the hero's grid places. */
  plate?: ReactNode;
  /** What the plate shows, of the class `hero-note`: behind the lead in the markup too, so that nothing jumps as it arrives. */
  note?: ReactNode;
}

/** The opening of every quantum page but the home page: its words and its plate. */
export function PageHero({
  kicker,
  title,
  lead,
  action,
  look = "side",
  plate,
  note,
}: PageHeroProps) {
  const words = (
    <div className="hero-lead">
      <p className="text-lead text-muted">{lead}</p>
      {action && (
        <p className="mt-6 print:hidden noscript:hidden">
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </p>
      )}
    </div>
  );
  return (
    <div className={cx("hero", looks[look])}>
      <div className="hero-head">
        <p className="font-mono text-label text-accent">{kicker}</p>
        <h1 className="mt-5 text-display">{title}</h1>
      </div>
      {look === "over" && words}
      {plate}
      {look !== "over" && words}
      {note}
    </div>
  );
}
