import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** The handover as the repository that the client will find it in. */
export function CompilerDeliverables({
  title,
  intro,
  items,
  more,
}: typeof compilerPage.deliverables) {
  return (
    <Section title={title} intro={intro} layout="split" padding="small">
      <ul>
        {items.map(({ path, title: name, text }) => (
          <li
            key={path}
            className="branch grid gap-x-8 gap-y-1 pb-6 pl-8 lg:grid-cols-8 lg:pb-8 lg:pl-0"
          >
            <p className="font-mono text-subheading text-accent lg:col-span-3 lg:pl-16">{path}</p>
            <div className="lg:col-span-5">
              <h3 className="text-item">{name}</h3>
              <p className="mt-1 max-w-prose lg:mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink to={more.to}>{more.label}</TextLink>
      </p>
    </Section>
  );
}
