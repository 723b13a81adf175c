import { useId } from "react";
import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { FigureNumbers } from "#app/figures/figure-view.tsx";
import { braidPlate } from "#app/figures/generated/plate-braid.ts";
import { PlatePicture } from "#app/figures/plates/plate-view.tsx";
import { Container } from "#app/ui/container.tsx";

const { title, finding, caption, table } = braidPlate;
const [, , sabre, , ours] = table.rows.map(([, cx]) => cx);

/** One program routed twice, over the whole screen. */
export function CompilerBraid({ others, intro }: typeof compilerPage.braid) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pb-section">
      <Container>
        <div className="border-t border-line pt-16 pb-12">
          <h2 id={headingId} className="text-statement">
            <span className="text-accent">{ours} CX</span>
            {others} {sabre}
          </h2>
          <p className="mt-6 max-w-[42rem] text-lead">{intro}</p>
        </div>
      </Container>
      <figure className="spread bleed braid">
        <PlatePicture plate={braidPlate} alt={title} />
        <figcaption>
          <Container className="gap-x-8 max-lg:mt-8 lg:grid lg:grid-cols-12">
            <div className="font-mono text-label text-quiet lg:col-span-5 lg:col-start-8">
              <p className="mb-1.5 font-text text-lead text-ink">{finding}</p>
              {caption}
              <FigureNumbers table={table} />
            </div>
          </Container>
        </figcaption>
      </figure>
    </section>
  );
}
