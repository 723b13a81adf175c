import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Section } from "#app/ui/section.tsx";

const { takes: words } = serviceTemplate;

/** Where the opening's link leads. */
export const takesId = "what-it-takes";

/** How a project starts, what its first weeks bring, and what its price depends on. */
export function ServiceTakes({ takes: { start, weeks, drivers } }: Pick<Service, "takes">) {
  return (
    <Section id={takesId} title={words.title} intro={words.intro} padding="medium" ground="black">
      <div className="grid gap-8 lg:grid-cols-12">
        {[
          { label: words.start, ...start },
          { label: words.weeks, ...weeks },
        ].map(({ label, title, text }) => (
          <div key={label} className="border-t border-line pt-4 lg:col-span-3">
            <h3 className="font-text text-label font-medium text-accent">{label}</h3>
            <p className="mt-3 font-display text-item">{title}</p>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        ))}
        <div className="border-t border-line pt-4 lg:col-span-6">
          <h3 className="font-text text-label font-medium text-accent">{words.drivers}</h3>
          <dl className="drivers mt-2">
            {drivers.map(({ name, text }) => (
              <div key={name} className="grid py-3 sm:grid-cols-[2fr_3fr] sm:gap-x-8">
                <dt className="font-medium">{name}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
