import type { aboutPage } from "#app/content/quantum/about.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";

/** One sentence to remember, and the two paragraphs that back it. */
export function AboutMission({ title, statement, text, more }: typeof aboutPage.mission) {
  return (
    <Section title={title} look="item" layout="column" padding="medium" ground="raised">
      <p className="-mt-6 text-title font-medium text-pretty lg:-mt-8 [--title-size:clamp(2rem,1.25rem+3vw,4.5rem)]">
        {statement}
      </p>
      <div className="mt-8 grid gap-x-8 gap-y-5 text-muted md:grid-cols-2 lg:mt-14">
        <p className="max-w-lead">{text}</p>
        <Fold title={more.title} when="phone">
          <p className="max-w-lead">{more.text}</p>
        </Fold>
      </div>
    </Section>
  );
}
