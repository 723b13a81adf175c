import type { contactPage } from "#app/content/quantum/contact.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { ContactEmail } from "./email.tsx";
import nightMapFigure from "./night-map.figure.ts";

/** The map at night, and the one address. */
export function ContactMap({ email }: Pick<typeof contactPage, "email">) {
  return (
    <>
      <figure className="hero-picture">
        <FigurePicture figure={nightMapFigure} />
        <figcaption className="sr-only">{nightMapFigure.caption}</figcaption>
      </figure>
      <ContactEmail {...email} />
    </>
  );
}
