import { type ReactNode, useId } from "react";
import type { Industry } from "#app/content/quantum/industries.ts";
import type { Diagram, FigureData } from "#app/drawing/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { FigureKey, type KeyedFigure } from "#app/quantum/sections/figure-key.tsx";
import { onGround } from "#app/styles/grounds.ts";
import { Container } from "#app/ui/container.tsx";
import { Caption } from "#app/ui/figure/figure.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { TextLink, touchTarget } from "#app/ui/text-link.tsx";
import { SectorDetails, type SectorProps, sectorGrounds } from "./details.tsx";
import financeFigure from "./finance.computed.ts";
import governmentFigure from "./government.computed.ts";
import semiconductorFigure from "./semiconductor.computed.ts";
import web3Figure from "./web3.computed.ts";

interface Poster {
  figure: Diagram | FigureData | KeyedFigure;
  /** True if the drawing ends with the page's grid and not beyond the window. */
  isFramed?: true;
}

/** The picture of pharma opens the page. */
const posters: Partial<Record<Industry["id"], Poster>> = {
  finance: { figure: financeFigure, isFramed: true },
  semiconductor: { figure: semiconductorFigure },
  government: { figure: governmentFigure, isFramed: true },
  web3: { figure: web3Figure },
};

export function IndustriesSector(props: SectorProps) {
  const { sector } = props;
  const headingId = useId();
  const poster = posters[sector.id];
  const words = (
    <>
      <h2 id={headingId} className="text-heading">
        {sector.name}
      </h2>
      <div className={cx("max-w-[26rem]", poster && "lg:max-w-[min(26rem,31vw)]")}>
        <NoBreak as="p" className="text-lead text-pretty" text={sector.description} />
        <p className="mt-4">
          <TextLink to={sector.link.to} className={touchTarget}>
            {sector.link.label}
          </TextLink>
        </p>
      </div>
    </>
  );
  return (
    <article id={sector.id} aria-labelledby={headingId} {...onGround(sectorGrounds[sector.id])}>
      {poster ? (
        <SectorPoster {...poster}>{words}</SectorPoster>
      ) : (
        <Container className="grid gap-x-8 gap-y-4 pt-small lg:grid-cols-2">{words}</Container>
      )}
      <SectorDetails {...props} />
    </article>
  );
}

/** The picture runs off the right and the lower edge, behind the words. */
const pictureStyle =
  "lg:absolute lg:inset-[0_0_auto_auto] lg:-z-1 lg:aspect-[960/820] lg:h-(--poster-height)";

/** The drawing is 840 of 960 wide: its end meets the grid's. */
const framedStyle = "lg:right-[calc(var(--spacing-margin)-var(--poster-height)*120/820)]";

function SectorPoster({ figure, isFramed, children }: Poster & { children: ReactNode }) {
  return (
    <div className="relative isolate grid content-center overflow-hidden [--poster-height:clamp(32rem,36vw,54rem)] lg:min-h-(--poster-height)">
      <Container className="grid grid-cols-1 gap-4 pt-6 pb-4 lg:gap-5 lg:pb-0">
        {children}
      </Container>
      <FigurePicture
        figure={figure}
        wideFrom="lg"
        isTarget
        className={cx(pictureStyle, isFramed && framedStyle)}
      />
      <Container className="grid gap-3 pt-4 *:max-w-[44rem] lg:pt-7 lg:pb-5 lg:*:max-w-[min(22rem,26vw)]">
        {"legend" in figure && <FigureKey items={figure.legend} />}
        <Caption figure={figure} className="text-body" />
      </Container>
    </div>
  );
}
