import type { contactPage } from "#app/content/quantum/contact.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import hoursFigure from "./hours.figure.ts";
import { NowMark } from "./now-mark.tsx";

/** Three cities on one clock: what their office hours cover, over the whole window. */
export function ContactHours({ statement, now }: typeof contactPage.offices) {
  return (
    <Section
      title={statement}
      look="title"
      padding="medium"
      bleed={
        <Figure
          figure={hoursFigure}
          width="window"
          over={<NowMark word={now} />}
          className="hours"
        />
      }
    />
  );
}
