import type { ReactNode } from "react";
import type { Hero, NavLink } from "#app/content/types.ts";
import { HowComputed } from "#app/figures/figure.tsx";
import { FigurePicture } from "#app/figures/picture.tsx";
import type { Figure } from "#app/figures/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** Where the picture stands on a wide screen; a phone has them in the markup's order, in which some have the lead before the picture, as has every way to a letter. */
const layouts = {
  /** From the middle to the right edge. */
  right: "hero-right",
  /** On the left half. */
  left: "hero-left",
  /** Under the words, across the page and on a phone. */
  below: "hero-below",
  /** The same in one screen. */
  compact: "hero-below hero-compact",
  /** Behind the words, over the whole screen. */
  behind: "hero-behind",
} as const;

export interface PageHeroProps extends Omit<Hero, "lead"> {
  lead: ReactNode;
  layout?: keyof typeof layouts;
  /** An element of the class `hero-picture`, which the hero's grid places. */
  picture?: ReactNode;
  /** What the picture shows, of the class `hero-note`: behind the lead in the markup too, so that nothing jumps as it arrives. */
  note?: ReactNode;
}

/** The opening of every quantum page but the home page: its words and its picture. */
export function PageHero({
  kicker,
  title,
  lead,
  action,
  layout = "right",
  picture,
  note,
}: PageHeroProps) {
  const words = (
    <div className="hero-lead">
      <p className="text-lead text-muted">{lead}</p>
      {action && <HeroAction {...action} />}
    </div>
  );
  const isLeadFirst = layout === "behind" || layout === "below" || isLetter(action);
  return (
    <div className={cx("hero", layouts[layout])}>
      <div className="hero-head">
        <p className="font-mono text-label text-accent">{kicker}</p>
        <h1 className="mt-5 text-title">{title}</h1>
      </div>
      {isLeadFirst && words}
      {picture}
      {!isLeadFirst && words}
      {note}
    </div>
  );
}

/** To a letter, which only the browser's own navigation shows, or to an instrument, which needs script. */
function HeroAction({ to, label }: NavLink) {
  return (
    <p className={cx("mt-6 print:hidden", !isLetter({ to }) && "noscript:hidden")}>
      <ButtonLink to={to} reloadDocument={isLetter({ to })}>
        {label}
      </ButtonLink>
    </p>
  );
}

function isLetter(action?: Pick<NavLink, "to">) {
  return action?.to.startsWith("/contact#");
}

/** The picture of an opening. */
export function HeroFigure({ figure }: { figure: Figure }) {
  return (
    <div className="hero-picture">
      <FigurePicture figure={figure} />
    </div>
  );
}

/** What the picture of an opening shows. */
export function HeroNote({ figure }: { figure: Figure }) {
  return (
    <div className="hero-note">
      <p className="mb-4">{figure.finding}</p>
      <HowComputed {...figure} />
    </div>
  );
}
