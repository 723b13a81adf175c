import type { quantumHome } from "#app/content/quantum/home.ts";
import { Section } from "#app/ui/section.tsx";

export function HomeAbout({ title, paragraphs, principles }: typeof quantumHome.about) {
  const [first, second] = paragraphs;
  return (
    <Section title={title} layout="split">
      <p className="max-w-[42rem] text-lead">{first}</p>
      <p className="mt-5 max-w-[42rem] text-muted">{second}</p>
      <ul className="mt-12 grid gap-x-8 gap-y-8 sm:grid-cols-3">
        {principles.map(({ title: name, text }) => (
          <li key={name} className="border-t border-quiet pt-4">
            <h3 className="font-medium">{name}</h3>
            <p className="mt-2 text-small text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
