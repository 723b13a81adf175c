import { useLocation } from "react-router";
import type {
  ResearchField,
  ResearchFieldId,
  researchPage,
} from "#app/content/quantum/research.ts";
import { WideFigure } from "#app/figures/figure.tsx";
import type { Figure } from "#app/figures/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { FoldRow } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import amplitudeEstimationFigure from "./amplitude-estimation.figure.ts?figure";
import controlLoopFigure from "./control-loop.figure.ts?figure";
import edaFlowFigure from "./eda-flow.figure.ts?figure";

const figures: Record<ResearchFieldId, Figure> = {
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
    <Section
      id="rd-section"
      title={title}
      intro={intro}
      size="tight"
      rule={false}
      className="deep deep-green overflow-x-clip"
    >
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
          <p className="max-w-[44rem] text-lead text-muted">{text}</p>
          <p className="mt-5 max-w-[44rem] border-l border-accent pl-4">{limit}</p>
          <p className="mt-6">
            <TextLink to={related.to}>{related.label}</TextLink>
          </p>
        </div>
      </div>
      <WideFigure figure={figures[id]} className={cx("my-12", id === "eda" && "off bleed")} />
      <div className="grid gap-x-8 gap-y-12 pt-4 md:grid-cols-2">
        {sides.map((side) => (
          <div key={side.title}>
            <h4 className="border-t border-accent pt-3 font-mono text-label text-accent">
              {side.title}
            </h4>
            <ul className="mt-5 md:grid md:gap-y-6">
              {side.topics.map((topic) => (
                <li key={topic.title}>
                  <FoldRow
                    name={topic.title}
                    heading={
                      <p className="text-subheading">
                        <NoBreak text={topic.title} />
                      </p>
                    }
                  >
                    <p className="max-w-[36rem] text-muted md:mt-1">
                      <NoBreak text={topic.text} />
                    </p>
                  </FoldRow>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
