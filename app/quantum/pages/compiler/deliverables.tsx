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
    <Section title={title} intro={intro} padding="small">
      <ul>
        {items.map(({ path, title: name, text }) => (
          <li
            key={path}
            className="branch grid grid-cols-[5.25rem_1fr] max-[22rem]:grid-cols-1 items-baseline gap-x-2 gap-y-1 pb-5 pl-7 md:grid-cols-3 md:gap-x-8 lg:pb-7 lg:pl-0"
          >
            <p className="font-code text-small text-accent lg:pl-16 lg:text-subheading">{path}</p>
            <h3 className="text-item">{name}</h3>
            <p className="max-md:col-span-full">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink to={more.to}>{more.label}</TextLink>
      </p>
    </Section>
  );
}
