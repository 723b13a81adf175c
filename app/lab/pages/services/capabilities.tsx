import { serviceTemplate } from "#app/content/services/template.ts";
import type { Capability, Service } from "#app/content/services/types.ts";
import { Section } from "#app/ui/section.tsx";

const { title, columns } = serviceTemplate.capabilities;
const row = "md:grid md:grid-cols-2 md:gap-x-8 lg:grid-cols-3";

/** A numbered ledger: what is built, how, and the check that would catch us. */
export function ServiceCapabilities({ capabilities }: Pick<Service, "capabilities">) {
  return (
    <Section title={title}>
      <div aria-hidden="true" className={`${row} pb-3 text-small text-quiet max-md:hidden`}>
        <span className="pl-11 max-lg:hidden">{columns.name}</span>
        <span className="max-lg:pl-11">{columns.method}</span>
        <span>{columns.verified}</span>
      </div>
      <ol className="border-t border-ink">
        {capabilities.map((capability, index) => (
          <CapabilityRow key={capability.title} number={index + 1} {...capability} />
        ))}
      </ol>
    </Section>
  );
}

function CapabilityRow({ number, title: name, method, verified }: Capability & { number: number }) {
  return (
    <li className={`${row} break-inside-avoid border-b border-line py-6`}>
      <h3 className="flex gap-x-3 text-heading md:col-span-2 lg:col-span-1">
        <span aria-hidden="true" className="w-8 shrink-0 font-display text-quiet">
          {number}
        </span>
        {name}
      </h3>
      <p className="mt-3 max-w-[42rem] max-lg:pl-11 lg:mt-0.5">{method}</p>
      <p className="mt-3 max-w-[42rem] text-muted max-md:pl-11 lg:mt-0.5">
        <span className="block text-small text-quiet md:sr-only">{columns.verified}</span>{" "}
        {verified}
      </p>
    </li>
  );
}
