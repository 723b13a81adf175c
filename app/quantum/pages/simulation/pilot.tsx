import type { ReactNode } from "react";
import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { cx } from "#app/lib/cx.ts";
import { OfferRow } from "#app/quantum/sections/offer.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import worstError from "./accuracy.data.ts";

const row = "grid gap-x-8 gap-y-6 border-line pt-7 md:grid-cols-3";

/** Whether to order one, what is received and what ends it, before anybody writes; then the claim, beside what was computed. */
export function SimulationPilot(words: typeof simulationPage.pilot) {
  const { title, intro, size, items, claim, note, accuracy, link } = words;
  return (
    <Section id="pilot" title={title} intro={intro} padding="medium" rule={false}>
      <OfferRow name="pilot" heading="h3" />
      <div className={row}>
        <div>
          <h3 className="text-item">
            <span className="mr-3 text-number font-medium text-accent md:max-lg:block">
              {size.number}
            </span>
            {size.title}
          </h3>
          <p className="mt-2 max-w-lead">{size.text}</p>
        </div>
        {items.map(({ title: name, text }) => (
          <Term key={name} title={name}>
            {text}
          </Term>
        ))}
      </div>
      <div className={cx(row, "mt-7 border-t")}>
        <p className="text-subheading font-medium">
          <Illustrative />
          {claim}
        </p>
        <Term title={note.title}>{note.text}</Term>
        <Term title={accuracy.title}>
          {accuracy.text(worstError)} <TextLink to={link.to}>{link.label}</TextLink>
        </Term>
      </div>
    </Section>
  );
}

/** Under a head like those of the offer. */
function Term({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-mono text-label font-normal text-quiet">{title}</h3>
      <p className="mt-1">{children}</p>
    </div>
  );
}
