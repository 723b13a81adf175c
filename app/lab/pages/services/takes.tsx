import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Section } from "#app/ui/section.tsx";
import { Facts } from "./facts.tsx";

const { takes: words } = serviceTemplate;

/** Where the opening's link leads. */
export const takesId = "what-it-takes";

/** How a project starts, what its first weeks bring, and what its price depends on. */
export function ServiceTakes({ takes: { start, weeks, drivers } }: Pick<Service, "takes">) {
  const parts = [
    { label: words.start, ...start },
    { label: words.weeks, ...weeks },
  ];
  return (
    <Section id={takesId} title={words.title} intro={words.intro} padding="small" ground="black">
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="space-y-8">
          {parts.map(({ label, title, text }) => (
            <div key={label} className="border-t border-line pt-4">
              <h3 className="text-label text-accent">{label}</h3>
              <p className="mt-2 font-display text-item">{title}</p>
              <p className="mt-2 max-w-prose text-muted">{text}</p>
            </div>
          ))}
        </div>
        <div className="border-t border-line pt-4">
          <h3 className="text-label text-accent">{words.drivers}</h3>
          <Facts facts={drivers} name="third" />
        </div>
      </div>
    </Section>
  );
}
