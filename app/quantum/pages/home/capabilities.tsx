import type { quantumHome } from "#app/content/quantum/home.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Six kinds of work, and what each gives the client. */
export function HomeCapabilities({ title, items }: typeof quantumHome.capabilities) {
  return (
    <div className="-mt-12">
      <Section title={title} padding="small" rule={false}>
        <ol className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-4 gap-y-5 md:grid-cols-3 lg:gap-x-8 lg:gap-y-8">
          {items.map(({ title: name, text, to }) => (
            <li key={name} className="border-t border-line pt-3">
              <h3 className="text-item max-md:text-body/tight">
                <TextLink to={to}>{name}</TextLink>
              </h3>
              <p className="mt-1 text-pretty text-muted max-md:text-small/normal">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
