import { useId } from "react";
import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { FullFigure } from "#app/quantum/sections/full-figure.tsx";
import { NumberedLine, NumberedList } from "#app/quantum/sections/numbered-list.tsx";
import { Container } from "#app/ui/container.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import stagesFigure from "./stages.figure.ts";

/** A program after each stage of a compiler, over the whole screen; what is done in each, line by line. */
export function CompilerCapabilities({
  title,
  intro,
  keepLabel,
  items,
}: typeof compilerPage.capabilities) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="deep deep-blue py-section">
      <Container className="pb-8 lg:pb-14">
        <h2 id={headingId} className="text-heading">
          {title}
        </h2>
        <p className="mt-4 max-w-[36rem] text-lead text-muted">{intro}</p>
      </Container>
      <FullFigure figure={stagesFigure} />
      <Container className="pt-8 lg:pt-16">
        <NumberedList>
          {items.map(({ stage, title: name, text, keep }, index) => (
            <NumberedLine key={name} number={index + 1} title={name} label={stage}>
              <p>
                <NoBreak text={text} />
              </p>
              <p className="text-muted">
                <span className="block font-mono text-label text-accent">{keepLabel}</span>
                <NoBreak text={keep} />
              </p>
            </NumberedLine>
          ))}
        </NumberedList>
      </Container>
    </section>
  );
}
