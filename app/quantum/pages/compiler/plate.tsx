import { PlateNote } from "#app/figures/plates/plate-view.tsx";
import type { Figure } from "#app/figures/scene.ts";
import { SceneSvg } from "#app/figures/scene-svg.tsx";

/** The circuit before and after, as large as the hero allows; phones see its counts as bars too. */
export function CompilerPlate({ figure }: { figure: Figure }) {
  const { finding = figure.title } = figure;
  return (
    <figure className="contents">
      <div className="hero-plate hero-drawing figure">
        <div className="max-lg:px-gutter max-md:hidden">
          <SceneSvg scene={figure.wide ?? figure.scene} title={figure.title} />
        </div>
        <div className="px-gutter md:hidden">
          <SceneSvg scene={figure.scene} title={figure.title} />
        </div>
      </div>
      <PlateNote plate={{ ...figure, finding }} />
    </figure>
  );
}
