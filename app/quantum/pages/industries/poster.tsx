import { useId } from "react";
import type { Industry } from "#app/content/quantum/industries.ts";
import { HowComputed } from "#app/figures/figure.tsx";
import { FigurePicture } from "#app/figures/picture.tsx";
import type { Figure } from "#app/figures/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { FigureKey, type KeyedFigure } from "#app/quantum/sections/figure-key.tsx";
import { Container } from "#app/ui/container.tsx";
import { type Ground, onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { TextLink, touchTarget } from "#app/ui/text-link.tsx";
import { SectorDetails, type SectorProps } from "./details.tsx";
import financeFigure from "./finance.figure.ts";
import governmentFigure from "./government.figure.ts";
import pharmaFigure from "./pharma.figure.ts";
import semiconductorFigure from "./semiconductor.figure.ts";
import web3Figure from "./web3.figure.ts";

interface Poster {
  figure: Figure | KeyedFigure;
  ground: Ground;
  /** True if the drawing ends with the page's grid and not beyond the window. */
  isFramed?: true;
}

const posters: Record<Industry["id"], Poster> = {
  pharma: { figure: pharmaFigure, ground: "simulation" },
  finance: { figure: financeFigure, ground: "paper", isFramed: true },
  semiconductor: { figure: semiconductorFigure, ground: "compiler" },
  government: { figure: governmentFigure, ground: "page", isFramed: true },
  web3: { figure: web3Figure, ground: "custody" },
};

/** The picture runs off the right and the lower edge, behind the words. */
const pictureStyle =
  "lg:absolute lg:inset-[0_0_auto_auto] lg:-z-1 lg:aspect-[960/820] lg:h-(--poster-height)";

/** The drawing is 840 of 960 wide: its end meets the grid's. */
const framedStyle = "lg:right-[calc(var(--spacing-margin)-var(--poster-height)*120/820)]";

export function IndustriesPoster(props: SectorProps) {
  const { sector } = props;
  const headingId = useId();
  const { figure, ground, isFramed } = posters[sector.id];
  return (
    <article id={sector.id} aria-labelledby={headingId} {...onGround(ground)}>
      <div className="relative isolate grid content-center overflow-hidden [--poster-height:clamp(38rem,45vw,66rem)] lg:min-h-(--poster-height)">
        <Container className="grid grid-cols-1 gap-4 pt-7 pb-5 lg:gap-5 lg:pb-0">
          <h2 id={headingId} className="text-heading">
            {sector.name}
          </h2>
          <div className="max-w-[26rem] lg:max-w-[min(26rem,31vw)]">
            <NoBreak as="p" className="text-lead text-pretty" text={sector.description} />
            <p className="mt-4">
              <TextLink to={sector.link.to} className={touchTarget}>
                {sector.link.label}
              </TextLink>
            </p>
          </div>
        </Container>
        <FigurePicture
          figure={figure}
          wideFrom="lg"
          className={cx(pictureStyle, isFramed && framedStyle)}
        />
        <Container className="grid gap-3 pt-4 *:max-w-[44rem] max-lg:[&>.fold]:border-b-0 lg:pt-7 lg:pb-5 lg:*:max-w-[min(22rem,26vw)]">
          {"legend" in figure && <FigureKey items={figure.legend} />}
          <NoBreak as="p" text={figure.finding ?? ""} />
          <HowComputed {...figure} />
        </Container>
      </div>
      <SectorDetails {...props} />
    </article>
  );
}
