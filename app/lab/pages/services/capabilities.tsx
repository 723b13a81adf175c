import { useId } from "react";
import { capabilitiesTitle, serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Chips } from "#app/lab/chips.tsx";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Title } from "#app/ui/section.tsx";

const { technologies: tools, capabilities: words } = serviceTemplate;

/** What is done and which failure each prevents, with the tools above it; a line opens to method and check. */
export function ServiceCapabilities({
  capabilities,
  technologies,
}: Pick<Service, "capabilities" | "technologies">) {
  const [headingId, toolsId] = [useId(), useId()];
  return (
    <section aria-labelledby={headingId} {...onGround("page")}>
      <Container className="grid gap-x-8 gap-y-10 py-medium lg:grid-cols-12">
        <h2 id={headingId} className="text-heading text-balance lg:col-span-5">
          <Title title={capabilitiesTitle(capabilities.length)} emphasis={words.emphasis} />
        </h2>
        <div className="lg:col-span-7">
          <h3 id={toolsId} className="text-label text-accent">
            {tools.title}
          </h3>
          <Chips items={technologies} labelledBy={toolsId} />
        </div>
        <ol className="border-t border-ink lg:col-span-12">
          {capabilities.map(({ name, prevents, method, verified }, index) => (
            <li key={name}>
              <Fold
                number={index + 1}
                title={name}
                heading="h3"
                lead={
                  <>
                    <span className="text-accent">{words.prevents}</span>
                    {/* One piece of text: a space of its own is lost in the line's name. */}
                    {` ${prevents}`}
                  </>
                }
                isOpen={index === 0}
              >
                <p>{method}</p>
                <div className="border-l-2 border-accent pl-4">
                  <p className="text-small font-medium">{words.verified}</p>
                  <p className="text-muted">{verified}</p>
                </div>
              </Fold>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
