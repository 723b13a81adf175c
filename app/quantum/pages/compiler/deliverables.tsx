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
    <Section title={title} intro={intro} layout="split">
      <ul>
        {items.map(({ path, title: name, text }) => (
          <li
            key={path}
            className="relative grid gap-x-8 gap-y-2 border-l border-quiet pb-8 pl-8 before:absolute before:top-0 before:-left-px before:h-3.5 before:w-5 before:border-b before:border-l before:border-quiet last:border-transparent last:pb-0 sm:grid-cols-[9rem_1fr]"
          >
            <p className="font-mono text-accent">{path}</p>
            <div>
              <h3 className="font-medium">{name}</h3>
              <p className="mt-1 max-w-[38rem] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <TextLink to={more.to}>{more.label}</TextLink>
      </p>
    </Section>
  );
}
