import { FigureDrawing } from "#app/figures/figure-view.tsx";
import { compilerRouted } from "#app/figures/generated/compiler-routed.ts";
import { PlateNote } from "#app/figures/plates/plate-view.tsx";
import { SceneSvg } from "#app/figures/scene-svg.tsx";

const { title, finding = title, scene, wide = scene } = compilerRouted;

/** A program routed naively and by us, across the page; phones see it as written, compiled, and its counts as bars. */
export function CompilerPlate() {
  return (
    <div className="hero-plate figure max-lg:px-gutter">
      <div className="max-md:hidden">
        <SceneSvg scene={wide} title={title} />
      </div>
      <div className="md:hidden">
        <FigureDrawing figure={compilerRouted} />
      </div>
    </div>
  );
}

export function CompilerPlateNote() {
  return <PlateNote plate={{ ...compilerRouted, finding }} />;
}
