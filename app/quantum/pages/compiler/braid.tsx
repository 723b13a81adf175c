import { useId } from "react";
import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { FigureNumbers } from "#app/figures/figure-view.tsx";
import { braidPlate } from "#app/figures/generated/plate-braid.ts";
import { PlatePicture } from "#app/figures/plates/plate-view.tsx";
import { Container } from "#app/ui/container.tsx";

const { title, finding, caption, table } = braidPlate;
const [, naive, , ours] = table.rows.map(([, cx]) => cx);

/** One program routed twice, over the whole screen. */
export function CompilerBraid({ instead, intro }: typeof compilerPage.braid) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pb-section">
      <Container>
        <div className="grid gap-x-8 gap-y-6 border-t border-line pt-16 pb-12 lg:grid-cols-12 lg:items-end lg:pt-20">
          <h2 id={headingId} className="text-statement lg:col-span-12">
            <span className="text-accent">{ours}</span> {instead} {naive}
          </h2>
          <p className="max-w-[42rem] text-lead lg:col-span-7">{intro}</p>
        </div>
      </Container>
      <figure className="braid">
        <PlatePicture plate={braidPlate} alt={title} />
        <figcaption>
          <Container className="mt-8 grid gap-x-8 lg:mt-0 lg:grid-cols-12">
            <div className="font-mono text-label text-quiet lg:col-span-5 lg:col-start-8">
              <p className="mb-3 font-text text-lead text-ink">{finding}</p>
              {caption}
              <FigureNumbers table={table} />
            </div>
          </Container>
        </figcaption>
      </figure>
    </section>
  );
}
