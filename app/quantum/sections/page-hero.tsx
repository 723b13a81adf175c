import type { ReactNode } from "react";
import type { Hero } from "#app/content/types.ts";

export interface PageHeroProps extends Hero {
  /** Elements of the classes `hero-plate` and `hero-note`, which the hero's grid places. */
  plate?: ReactNode;
}

/** The opening of every quantum page but the home page: words on the left, a plate (if it has one) to the right edge. */
export function PageHero({ kicker, title, lead, plate }: PageHeroProps) {
  return (
    <div className="hero">
      <div className="hero-head">
        <p className="font-mono text-label text-accent">{kicker}</p>
        <h1 className="mt-5 text-display">{title}</h1>
      </div>
      {plate}
      <p className="hero-lead text-lead text-muted">{lead}</p>
    </div>
  );
}
