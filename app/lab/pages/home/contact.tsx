import { useId } from "react";
import type { labHome } from "#app/content/lab/home.ts";
import { onGround } from "#app/styles/grounds.ts";
import { Container } from "#app/ui/container.tsx";
import { Title } from "#app/ui/section.tsx";
import { ContactForm } from "./contact-form/contact-form.tsx";

/** The form, and beside it what follows a message. */
export function HomeContact({ title, emphasis, intro, steps }: typeof labHome.contact) {
  const headingId = useId();
  return (
    <section id="contact" aria-labelledby={headingId} {...onGround("page")}>
      <Container className="section-rule" />
      <Container className="py-small lg:grid lg:grid-cols-12 lg:gap-x-8">
        <div className="lg:col-span-4">
          <h2 id={headingId} className="text-heading text-balance">
            <Title title={title} emphasis={emphasis} />
          </h2>
          <p className="mt-5 max-w-lead text-muted">{intro}</p>
          <ol className="mt-7 border-line">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-4 border-t border-line py-3.5">
                <span
                  aria-hidden="true"
                  className="w-4 shrink-0 font-display text-item text-accent"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="mt-8 lg:col-span-8 lg:mt-1">
          <ContactForm />
        </div>
      </Container>
    </section>
  );
}
