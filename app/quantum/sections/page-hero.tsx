import type { ReactNode } from "react";
import type { Hero } from "#app/content/types.ts";
import { Container } from "#app/ui/container.tsx";

export interface PageHeroProps extends Hero {
  /** Set beside the words on wide screens, below them on small ones. */
  children?: ReactNode;
}

/** The opening of every quantum page but the home page. */
export function PageHero({ kicker, title, lead, children }: PageHeroProps) {
  return (
    <Container className="grid gap-x-8 gap-y-12 pt-16 pb-section md:pt-24 lg:grid-cols-12">
      <div className={children ? "lg:col-span-6" : "lg:col-span-9"}>
        <p className="font-mono text-label text-accent">{kicker}</p>
        <h1 className="mt-5 text-display">{title}</h1>
        <p className="mt-7 max-w-[38rem] text-lead text-muted">{lead}</p>
      </div>
      {children && <div className="lg:col-span-6 lg:pl-8">{children}</div>}
    </Container>
  );
}
