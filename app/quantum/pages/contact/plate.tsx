import { offices } from "#app/content/offices.ts";
import type { contactPage } from "#app/content/quantum/contact.ts";
import { contactPlate } from "#app/figures/generated/plate-contact.ts";
import { PlatePicture } from "#app/figures/plates/plate-view.tsx";
import { ContactEmail } from "./email.tsx";
import { LocalTime } from "./local-time.tsx";

/** The map at night, the clocks of its three offices below it, and the one address. */
export function ContactPlate({ email }: Pick<typeof contactPage, "email">) {
  return (
    <>
      <figure className="hero-plate">
        <PlatePicture plate={contactPlate} alt={contactPlate.title} />
        <ul
          aria-hidden="true"
          className="mt-6 grid gap-x-4 gap-y-5 min-[23rem]:grid-cols-3 max-lg:px-gutter lg:pr-gutter"
        >
          {offices.map(({ city, zoneName, timeZone }) => (
            <li key={city} className="border-t border-quiet pt-3">
              <p className="font-medium">{city}</p>
              <p className="font-mono text-label text-quiet">{zoneName}</p>
              <LocalTime timeZone={timeZone} />
            </li>
          ))}
        </ul>
        <figcaption className="mt-4 max-w-[40rem] font-mono text-label text-quiet max-lg:px-gutter lg:pr-gutter">
          {contactPlate.caption}
        </figcaption>
      </figure>
      <ContactEmail {...email} />
    </>
  );
}
