import { useLocation } from "react-router";
import type {
  ResearchField,
  ResearchFieldId,
  researchPage,
} from "#app/content/quantum/research.ts";
import { Figure } from "#app/figures/figure.tsx";
import type { Figure as FigureData } from "#app/figures/scene.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import amplitudeEstimationFigure from "./amplitude-estimation.figure.ts";
import controlLoopFigure from "./control-loop.figure.ts";
import edaFlowFigure from "./eda-flow.figure.ts";

const figures: Record<ResearchFieldId, FigureData> = {
  eda: edaFlowFigure,
  fpga: controlLoopFigure,
  finance: amplitudeEstimationFigure,
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
    <Section id="rd-section" title={title} intro={intro} padding="medium" ground="research">
      <Tabs label={title} tabs={tabs} location={location} />
    </Section>
  );
}

function Field({ id, title, text, limit, sides, related }: ResearchField) {
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 pt-10 lg:grid-cols-12">
        <h3 className="text-heading lg:col-span-5">{title}</h3>
        <div className="lg:col-span-7">
          <p className="max-w-prose text-lead text-muted">{text}</p>
          <p className="mt-5 max-w-prose border-l border-accent pl-4">{limit}</p>
          <p className="mt-6">
            <TextLink to={related.to}>{related.label}</TextLink>
          </p>
        </div>
      </div>
      <Figure figure={figures[id]} width={id === "eda" ? "window" : "page"} className="my-12" />
      <div className="grid gap-x-8 gap-y-12 pt-4 md:grid-cols-2">
        {sides.map((side) => (
          <div key={side.title}>
            <h4 className="border-t border-accent pt-3 font-mono text-label text-accent">
              {side.title}
            </h4>
            <ul className="mt-5 grid gap-y-6">
              {side.topics.map((topic) => (
                <li key={topic.title}>
                  <p className="text-item font-medium">
                    <NoBreak text={topic.title} />
                  </p>
                  <p className="mt-1 max-w-lead text-muted">
                    <NoBreak text={topic.text} />
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
