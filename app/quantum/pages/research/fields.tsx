import { useLocation } from "react-router";
import type {
  ResearchField,
  ResearchFieldId,
  researchPage,
} from "#app/content/quantum/research.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import { amplitudeEstimation } from "#app/figures/generated/amplitude-estimation.ts";
import { edaFlow } from "#app/figures/generated/eda-flow.ts";
import { fpgaLoop } from "#app/figures/generated/fpga-loop.ts";
import type { Figure } from "#app/figures/scene.ts";
import { Section } from "#app/ui/section.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

const figures: Record<ResearchFieldId, Figure> = {
  eda: edaFlow,
  fpga: fpgaLoop,
  finance: amplitudeEstimation,
};

/** One field at a time; all of them on paper and without script. */
export function ResearchFields({ title, intro, items }: typeof researchPage.fields) {
  const location = useLocation();
  const tabs = items.map((field) => ({
    id: field.id,
    label: field.label,
    panel: <Field {...field} />,
  }));
  return (
    <Section id="rd-section" title={title} intro={intro}>
      <Tabs label={title} tabs={tabs} location={location} />
    </Section>
  );
}

function Field({ id, title, text, limit, sides, related }: ResearchField) {
  return (
    <>
      <div className="grid gap-x-8 gap-y-10 py-10 lg:grid-cols-12 lg:py-14">
        <div className="lg:col-span-4">
          <h3 className="text-heading">{title}</h3>
          <p className="mt-4 text-lead text-muted">{text}</p>
          <p className="mt-5 border-l border-quiet pl-4 text-small text-quiet">{limit}</p>
          <p className="mt-6">
            <TextLink to={related.to}>{related.label}</TextLink>
          </p>
        </div>
        <FigureView figure={figures[id]} className="lg:col-span-8" />
      </div>
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-2">
        {sides.map((side) => (
          <div key={side.title}>
            <h4 className="font-mono text-label text-accent">{side.title}</h4>
            <ul className="mt-3 border-t border-line">
              {side.topics.map((topic) => (
                <li
                  key={topic.title}
                  className="grid gap-x-8 gap-y-1 border-line not-last:border-b py-4 xl:grid-cols-3"
                >
                  <p className="font-medium">{topic.title}</p>
                  <p className="text-muted xl:col-span-2">{topic.text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
