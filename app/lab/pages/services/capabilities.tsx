import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { onGround } from "#app/styles/grounds.ts";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";

const { capabilities: words } = serviceTemplate;

/** A line opens to method and check. */
export function ServiceCapabilities({ capabilities }: Pick<Service, "capabilities">) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...onGround("page")}>
      <Container className="py-small">
        <h2 id={headingId} className="text-heading text-balance">
          {words.title(capabilities.length)}
        </h2>
        <p className="mt-3 text-muted">{words.intro}</p>
        <ol className="capabilities mt-6 border-t border-ink">
          {capabilities.map(({ name, outcome, method, verified }, index) => (
            <li key={name}>
              <Fold
                number={index + 1}
                title={name}
                heading="h3"
                lead={<NoBreak text={outcome} />}
                isOpen={index === 0}
              >
                <NoBreak as="p" text={method} />
                <div className="border-l-2 border-accent pl-4">
                  <p className="text-small font-medium">{words.verified}</p>
                  <NoBreak as="p" className="text-muted" text={verified} />
                </div>
              </Fold>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
