import { offices } from "#app/content/offices.ts";
import type { contactPage } from "#app/content/quantum/contact.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { ContactEmail } from "./email.tsx";
import { LocalTime } from "./local-time.tsx";
import nightMapFigure from "./night-map.figure.ts";

/** The map at night, the one address, and the three offices with their clocks. */
export function ContactMap({ email, offices: { title } }: typeof contactPage) {
  return (
    <>
      <figure className="hero-picture">
        <FigurePicture figure={nightMapFigure} />
        <figcaption className="sr-only">{nightMapFigure.caption}</figcaption>
      </figure>
      <ContactEmail {...email} />
      <section aria-labelledby="offices-title" className="hero-clocks px-gutter">
        <h2 id="offices-title" className="font-mono text-label text-accent">
          {title}
        </h2>
        <ul className="mt-3 grid gap-x-8 gap-y-5 lg:grid-cols-3">
          {offices.map(({ city, country, zoneName, utcOffset, timeZone }) => (
            <li
              key={city}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-quiet pt-3"
            >
              <p className="text-subheading">{city}</p>
              <LocalTime timeZone={timeZone} />
              <p className="col-span-2 text-small text-muted">
                {country}, {zoneName}, <span className="whitespace-nowrap">{utcOffset}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
