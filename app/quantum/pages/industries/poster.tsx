import { useId } from "react";
import { computedResults } from "#app/content/quantum/computed-results.ts";
import type { Industry, IndustryId, industriesPage } from "#app/content/quantum/industries.ts";
import type { Point } from "#app/content/types.ts";
import { HowComputed } from "#app/figures/figure.tsx";
import { FigurePicture } from "#app/figures/picture.tsx";
import type { Figure } from "#app/figures/scene.ts";
import { Container } from "#app/ui/container.tsx";
import { type Ground, onGround } from "#app/ui/grounds.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { touchTarget } from "#app/ui/touch-target.ts";
import results from "../case-studies/results.data.ts";
import financeFigure from "./finance.figure.ts";
import governmentFigure from "./government.figure.ts";
import pharmaFigure from "./pharma.figure.ts";
import semiconductorFigure from "./semiconductor.figure.ts";
import web3Figure from "./web3.figure.ts";

export interface IndustriesPosterProps {
  sector: Industry;
  titles: Pick<typeof industriesPage.sectors, "challenge" | "solution" | "impact" | "composed">;
}

/** A picture and a ground for each sector. */
const posters: Record<IndustryId, { figure: Figure; ground: Ground }> = {
  pharma: { figure: pharmaFigure, ground: "simulation" },
  finance: { figure: financeFigure, ground: "paper" },
  semiconductor: { figure: semiconductorFigure, ground: "compiler" },
  government: { figure: governmentFigure, ground: "page" },
  web3: { figure: web3Figure, ground: "custody" },
};

/** A sector over the whole screen: its picture, its name, a sentence, a link; what it is about stands below. */
export function IndustriesPoster({ sector, titles }: IndustriesPosterProps) {
  const headingId = useId();
  const { figure, ground } = posters[sector.id];
  return (
    <article id={sector.id} aria-labelledby={headingId} {...onGround(ground)}>
      <div className="poster">
        <Container className="poster-words">
          <h2 id={headingId} className="text-title">
            {sector.name}
          </h2>
          <div className="max-w-[26rem] lg:max-w-[min(24rem,30vw)]">
            <p className="text-lead">{sector.description}</p>
            <p className="mt-4">
              <TextLink to={sector.link.to} className={touchTarget}>
                {sector.link.label}
              </TextLink>
            </p>
          </div>
        </Container>
        <FigurePicture figure={figure} />
        <Container className="poster-note">
          <p>{figure.finding}</p>
          <HowComputed {...figure} />
        </Container>
      </div>
      <SectorDetails sector={sector} titles={titles} />
    </article>
  );
}

function SectorDetails({ sector, titles }: IndustriesPosterProps) {
  const { study } = sector;
  return (
    <Container className="grid gap-y-8 pt-8 pb-small">
      <ul className="grid gap-x-8 gap-y-8 lg:grid-cols-3">
        {sector.challenges.map((challenge, k) => (
          <li
            key={challenge.title}
            className="grid content-start gap-x-8 gap-y-5 border-t border-line pt-4 md:max-lg:grid-cols-2 lg:row-span-2 lg:grid-rows-subgrid"
          >
            <Side label={titles.challenge} {...challenge} />
            <Side label={titles.solution} {...sector.solutions[k]} />
          </li>
        ))}
      </ul>
      <div className="grid gap-x-8 gap-y-4 border-t border-line pt-4 lg:grid-cols-3">
        <div>
          <h3 className="font-mono text-label font-normal text-quiet">{titles.impact}</h3>
          {study && (
            <p className="mt-1 mb-2">
              <span className="font-medium">{results[study]}</span> {computedResults[study]}
            </p>
          )}
          <p className={study ? undefined : "mt-1 font-medium"}>
            {sector.impact}
            {sector.isComposed && (
              <>
                ,{" "}
                <span className="font-mono text-label font-normal whitespace-nowrap text-quiet">
                  {titles.composed}
                </span>
              </>
            )}
          </p>
        </div>
        <p className="max-w-lead text-small text-muted lg:mt-6">{sector.basis}</p>
        <ul className="flex flex-wrap content-start gap-x-8 gap-y-2 lg:mt-6 lg:flex-col">
          {sector.links.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}

/** A challenge, or the solution that answers it. */
function Side({ label, title, text }: Point & { label: string }) {
  return (
    <div>
      <p className="font-mono text-label text-quiet">{label}</p>
      <p className="mt-1 font-medium">{title}</p>
      <p className="mt-1 max-w-lead text-small text-muted">{text}</p>
    </div>
  );
}
