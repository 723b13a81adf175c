import type { ReactNode } from "react";
import type { Hero } from "#app/content/types.ts";
import type { Diagram, FigureData } from "#app/drawing/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Caption } from "#app/ui/figure/figure.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";

/** The place of the picture on a wide screen. On a phone the lead comes first if there is an action, so that the first screen shows it. */
const layouts = {
  /** The picture reaches from the middle to the right edge. */
  right: "hero-right",
  /** It stands under the words, across the page. */
  below: "hero-below",
} as const;

export interface PageHeroProps extends Omit<Hero, "lead"> {
  lead: ReactNode;
  layout?: keyof typeof layouts;
  /** An element of the class `hero-picture`, which the hero's grid places. */
  picture?: ReactNode;
  /** Has the class `hero-note`. It follows the lead in the markup, so that its arrival moves nothing. */
  note?: ReactNode;
  children?: ReactNode;
}

/** The opening of every quantum page but the home page: its words and its picture. */
export function PageHero(props: PageHeroProps) {
  const { kicker, title, lead, action, layout = "right", picture, note, children } = props;
  const words = (
    <div className="hero-lead">
      <p className="text-lead text-pretty text-muted">
        {typeof lead === "string" ? <NoBreak text={lead} /> : lead}
      </p>
      {action && (
        <p className={cx("mt-6 print:hidden", action.needsScript && "noscript:hidden")}>
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </p>
      )}
      {children}
    </div>
  );
  const isLeadFirst = layout === "below" || action !== undefined;
  return (
    <div className={cx("hero", layouts[layout])}>
      <div className="hero-head">
        <p className="mb-2 text-accent lg:text-lead">{kicker}</p>
        <h1 className="text-title">{title}</h1>
      </div>
      {isLeadFirst && words}
      {picture}
      {!isLeadFirst && words}
      {note}
    </div>
  );
}

export interface HeroNoteProps {
  figure: FigureData | Diagram;
  className?: string;
}

/** The sentence on a picture, and how the picture was computed. */
export function HeroNote({ figure, className = "hero-note" }: HeroNoteProps) {
  return (
    <div className={className}>
      <Caption figure={figure} className="text-body" />
    </div>
  );
}
