import type { ReactNode } from "react";
import { glossaryOf } from "#app/content/glossary.ts";
import type { NavLink } from "#app/content/types.ts";
import { Figure } from "#app/figures/figure.tsx";
import { AudienceBand } from "#app/quantum/sections/audience-band.tsx";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { FigureKey } from "#app/quantum/sections/figure-key.tsx";
import { OfferRow } from "#app/quantum/sections/offer.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { PlainTable } from "#app/quantum/sections/plain-table.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section, type SectionProps } from "#app/ui/section.tsx";
import { Glossary } from "#app/ui/term.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import nightMap from "../contact/night-map.figure.ts";

const text = "Some words of ordinary length, as a paragraph of a real page would have them.";
const marked = "A [[HSM]] opens on a tap, and so do [[other words|MPC]] for a term.";
const contact: NavLink = { label: "A way on", to: "/contact" };
const layouts: readonly SectionProps["layout"][] = ["stacked", "column", "split"];
const grounds: readonly SectionProps["ground"][] = [
  ...(["raised", "paper", "compiler", "custody", "simulation", "research"] as const),
];

export const meta = () => [{ title: "The kit" }, { name: "robots", content: "noindex" }];

/** Development only: `routes.ts` leaves it out of a build. */
export default function Kit() {
  return (
    <>
      <PageHero
        kicker="Every part"
        title="The kit"
        lead="PageHero opens a page. Every part below carries its name."
      />
      <AudienceBand title="AudienceBand" text={text} links={[contact]} />
      {layouts.map((layout) => (
        <Section key={layout} title={`Section, ${layout}`} intro={text} layout={layout}>
          <p className="max-w-prose">{text}</p>
        </Section>
      ))}
      {grounds.map((ground) => (
        <Section key={ground} title={`Section on ${ground}`} padding="small" ground={ground}>
          <ButtonLink to={contact.to}>ButtonLink</ButtonLink>
        </Section>
      ))}
      <Section title="Small parts" padding="medium">
        <Part name="ButtonLink, filled and outlined">
          <ButtonLink to={contact.to}>{contact.label}</ButtonLink>{" "}
          <ButtonLink to={contact.to} kind="outlined">
            {contact.label}
          </ButtonLink>
        </Part>
        <Part name="TextLink">
          <TextLink to={contact.to}>{contact.label}</TextLink>
        </Part>
        <Part name="Illustrative">
          <Illustrative />
          3.1x depth reduction
        </Part>
        <Part name="Fold, in a list, with a label, quiet">
          <Fold title="A line that opens" heading="h4" number={1} label="label">
            <p>{text}</p>
          </Fold>
          <Fold title="How it is computed" kind="quiet">
            <p>{text}</p>
          </Fold>
        </Part>
        <Part name="PlainTable">
          <PlainTable columns={["Name", "Value"]} rows={[["One", text]]} />
        </Part>
        <Part name="Term, in a sentence of content that marks it">
          <p className="max-w-prose">
            <NoBreak text={marked} />
          </p>
        </Part>
        <Part name="OfferRow">
          <OfferRow name="blueprint" />
        </Part>
        <Part name="Figure, with a FigureKey">
          <Figure figure={nightMap} width="page">
            <FigureKey items={[{ label: "open", shape: "dot", look: { fill: "ink" } }]} />
          </Figure>
        </Part>
      </Section>
      <ContactBand title="ContactBand" text={text} link={contact} />
      <Closing
        title="Closing, left"
        text={text}
        link={contact}
        ground="simulation"
        figure={nightMap}
      />
      <Closing
        title="Closing, across"
        text={text}
        link={contact}
        ground="custody"
        figure={nightMap}
        layout="across"
      />
      <Glossary entries={glossaryOf([marked])} />
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-8">
      <h3 className="mb-4 text-label text-quiet">{name}</h3>
      {children}
    </div>
  );
}
