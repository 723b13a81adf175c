import { type ReactNode, useId, useRef } from "react";
import type { ResearchField, researchPage } from "#app/content/quantum/research.ts";
import { onGround } from "#app/styles/grounds.ts";
import { Container } from "#app/ui/container.tsx";
import { Figure, Finding, HowComputed } from "#app/ui/figure/figure.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { PhoneFold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useRadioInQuery } from "#app/ui/use-radio-in-query.ts";
import amplitudeEstimation from "./amplitude-estimation.computed.ts";
import controlLoop from "./control-loop.computed.ts";
import edaSteps from "./eda-steps.computed.ts";

/** One field at a time, each opening on its picture; all of them on paper and without script. */
export function ResearchFields({ title, items, scenes }: typeof researchPage.fields) {
  const pictures: Record<ResearchField["id"], ReactNode> = {
    eda: <EdaSteps {...scenes.eda} />,
    fpga: (
      <Figure
        figure={controlLoop}
        width="page"
        over={<Target {...controlLoop.target} {...scenes.fpga} />}
      />
    ),
    finance: <Figure figure={amplitudeEstimation} width="page" over={<Gain />} />,
  };
  const tabs = items.map((field) => ({
    id: field.id,
    label: field.label,
    panel: <Field {...field} picture={pictures[field.id]} />,
  }));
  return (
    <section id="rd-section" aria-label={title} {...onGround("research")}>
      <Container className="py-small">
        <h2 className="sr-only">{title}</h2>
        <Tabs label={title} tabs={tabs} />
      </Container>
    </section>
  );
}

function Target({ wide, narrow, note }: Record<"wide" | "narrow" | "note", string>) {
  return (
    <p className="absolute inset-0 grid place-content-center text-center">
      <span className="text-title font-medium max-md:hidden lg:text-number">{wide}</span>
      <span className="text-title font-medium md:hidden">{narrow}</span>
      <span className="mx-auto mt-2 max-w-32 text-label text-muted md:max-w-none">{note}</span>
    </p>
  );
}

/** The factor stands on the gap between the curves, at the error that is marked. */
function Gain() {
  return (
    <p className="absolute right-[39%] bottom-[61%] text-title leading-none font-medium md:right-1/2 md:bottom-[63%]">
      {amplitudeEstimation.gain}
    </p>
  );
}

type FieldProps = ResearchField & { picture: ReactNode };

function Field({ title, text, limit, sides, related, picture }: FieldProps) {
  return (
    <>
      <div className="mb-8 grid gap-x-8 gap-y-6 lg:mb-12 lg:grid-cols-12">
        <h3 className="text-heading lg:col-span-6">{title}</h3>
        <div className="lg:col-span-6">
          <NoBreak as="p" className="max-w-prose text-lead text-muted" text={text} />
          <p className="mt-5 max-w-prose">
            <NoBreak text={limit} /> <TextLink to={related.to}>{related.label}</TextLink>
          </p>
        </div>
      </div>
      {picture}
      <div className="mt-8 grid gap-x-8 md:mt-12 md:grid-cols-2">
        {sides.map((side) => (
          <PhoneFold
            key={side.title}
            title={side.title}
            heading="h4"
            label={<NoBreak text={Object.keys(side.topics).join(", ")} />}
          >
            <ul>
              {Object.entries(side.topics).map(([topic, text]) => (
                <li key={topic} className="border-t border-line py-3 md:py-4 lg:min-h-[9.125rem]">
                  <NoBreak as="p" className="text-item font-medium" text={topic} />
                  <NoBreak as="p" className="mt-1 max-w-lead text-muted" text={text} />
                </li>
              ))}
            </ul>
          </PhoneFold>
        ))}
      </div>
    </>
  );
}

/** The step that is shown first: the page already opens on a routed die, so it is an earlier one. */
const firstStep = edaSteps.clock;

/** The style sheet alone shows the picture of the chosen radio. */
function EdaSteps({ label }: { label: string }) {
  const name = useId();
  const steps = useRef<HTMLFieldSetElement>(null);
  useRadioInQuery(steps, "step");
  return (
    <figure aria-labelledby={`${name}-label`} className="figure-window">
      <fieldset ref={steps} className="eda-steps">
        <legend id={`${name}-label`} className="sr-only">
          {label}
        </legend>
        {Object.values(edaSteps).map((step, k) => (
          <div key={step.name} className="contents">
            <label className="eda-step relative">
              <input
                type="radio"
                name={name}
                defaultChecked={step === firstStep}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="block text-item font-medium">{`${k + 1} ${step.name}`}</span>
              <span className="text-label text-muted">{step.note}</span>
            </label>
            <FigurePicture figure={step} />
            <Finding figure={step} />
          </div>
        ))}
        <div className="eda-how">
          <HowComputed caption={firstStep.caption} />
        </div>
      </fieldset>
    </figure>
  );
}
