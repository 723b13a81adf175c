import { offices } from "#app/content/offices.ts";
import type { contactPage } from "#app/content/quantum/contact.ts";
import { FigurePicture } from "#app/drawing/figure.tsx";
import { ContactEmail } from "./email.tsx";
import { LocalTime } from "./local-time.tsx";
import nightMapFigure from "./night-map.figure.ts?figure";

/** The map at night, the one address, and the clocks of the three offices. */
export function ContactMap({ email }: Pick<typeof contactPage, "email">) {
  return (
    <>
      <figure className="hero-picture">
        <FigurePicture figure={nightMapFigure} />
        <figcaption className="sr-only">{nightMapFigure.caption}</figcaption>
      </figure>
      <ContactEmail {...email} />
      <ul
        aria-hidden="true"
        className="hero-clocks grid gap-x-4 gap-y-1 px-gutter min-[23rem]:grid-cols-3"
      >
        {offices.map(({ city, zoneName, timeZone }) => (
          <li
            key={city}
            className="border-t border-quiet pt-3 min-[23rem]:row-span-3 min-[23rem]:grid min-[23rem]:grid-rows-subgrid"
          >
            <p className="font-medium">{city}</p>
            <p className="font-mono text-label text-quiet">{zoneName}</p>
            <LocalTime timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </>
  );
}
