import type { ReactNode } from "react";
import type { Service } from "#app/content/services/types.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { BackHome } from "./back-home.tsx";
import { ServiceTitle } from "./service-title.tsx";

const grounds = {
  paper: "",
  black: "night",
  blue: "night deep-blue",
  purple: "night deep-purple",
  green: "tint-green",
} as const;

export interface ServiceHeroProps {
  service: Service;
  plate?: ReactNode;
  ground?: keyof typeof grounds;
  /** Where lead, finding and control stand around the drawing on wide screens; the style sheet has the plans. */
  plan?: "merge" | "bill" | "forge" | "probe" | "fleet";
}

/** On a phone these show first and tell after, in the markup's order: nothing jumps while the page arrives. */
const showsFirst = ["merge", "bill", "forge", "probe"];

/** Headline, lead and figure in one grid. */
export function ServiceHero({
  service,
  plate,
  ground = "paper",
  plan = "merge",
}: ServiceHeroProps) {
  const lead = (
    <p className="hero-lead">
      <Unbroken text={service.lead} />
    </p>
  );
  return (
    <div className={grounds[ground]}>
      <Container className="pt-6 pb-16 md:pt-10 lg:pb-24">
        <BackHome />
        <div className={cx("hero mt-8 lg:mt-6", `hero-${plan}`)}>
          <ServiceTitle {...service} className="hero-title" />
          {showsFirst.includes(plan) ? (
            <>
              {plate}
              {lead}
            </>
          ) : (
            <>
              {lead}
              {plate}
            </>
          )}
        </div>
      </Container>
    </div>
  );
}
