import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

const { title: label, verified: verifiedLabel } = serviceTemplate.capabilities;

/** A numbered sheet: what can go wrong; each line opens to what is done about it and the check that would catch us. */
export function ServiceCapabilities({ capabilities }: Pick<Service, "capabilities">) {
  return (
    <Section title={label} look="label" layout="column" padding="medium">
      <p className="-mt-7 max-w-[20em] font-display text-heading text-balance lg:-mt-11">
        {capabilities.title}
      </p>
      <ol className="mt-10">
        {capabilities.items.map(({ title, name, method, verified }, index) => (
          <li key={title}>
            <Fold
              number={index + 1}
              title={<NoBreak text={title} />}
              heading="h3"
              label={name}
              isOpen={index === 0}
            >
              <p>{method}</p>
              <div className="border-l-2 border-accent pl-4">
                <p className="text-small text-quiet">{verifiedLabel}</p>
                <p className="text-muted">{verified}</p>
              </div>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}
