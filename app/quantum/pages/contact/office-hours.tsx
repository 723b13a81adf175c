import { offices } from "#app/content/offices.ts";
import type { contactPage } from "#app/content/quantum/contact.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Container } from "#app/ui/container.tsx";
import { Section } from "#app/ui/section.tsx";
import hoursFigure from "./hours.figure.ts";
import { LocalTime } from "./local-time.tsx";
import { NowMark } from "./now-mark.tsx";

/** Three cities with their clocks, and what their office hours cover, over the whole window. */
export function ContactOffices({ title, statement, now }: typeof contactPage.offices) {
  return (
    <Section
      id="offices"
      title={title}
      intro={statement}
      padding="medium"
      bleed={
        <>
          <Container>
            <ul className="mb-10 grid gap-x-8 gap-y-5 lg:grid-cols-3">
              {offices.map(({ city, country, zoneName, utcOffset, timeZone }) => (
                <li
                  key={city}
                  className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-quiet pt-3"
                >
                  <h3 className="text-item">{city}</h3>
                  <LocalTime timeZone={timeZone} />
                  <p className="col-span-2 text-small text-muted">
                    {country}, {zoneName}, <span className="whitespace-nowrap">{utcOffset}</span>
                  </p>
                </li>
              ))}
            </ul>
          </Container>
          <Figure
            figure={hoursFigure}
            width="window"
            over={<NowMark word={now} />}
            className="hours"
          />
        </>
      }
    />
  );
}
