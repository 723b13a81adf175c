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
            className="branch flex flex-wrap items-baseline gap-x-3 gap-y-1 pb-5 pl-8 lg:grid lg:grid-cols-8 lg:gap-x-8 lg:gap-y-2 lg:pb-8 lg:pl-0"
          >
            <p className="font-mono text-small text-accent lg:col-span-4 lg:row-span-2 lg:pl-16 lg:text-subheading">
              {path}
            </p>
            <h3 className="text-item lg:col-span-4">{name}</h3>
            <p className="max-w-prose max-lg:w-full lg:col-span-4">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink to={more.to}>{more.label}</TextLink>
      </p>
    </Section>
  );
}
