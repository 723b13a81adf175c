import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Section } from "#app/ui/section.tsx";

const words = {
  meta: {
    title: "Careers: who we look for | Adyakshar Quantum Labs",
    description:
      "Adyakshar Quantum Labs looks for people who write compilers, and tells them before they apply what they would work on and how it is judged.",
  },
  hero: {
    kicker: "careers",
    title: "Write compilers with us.",
    lead: "This page says whom we look for and what they would work on.",
  },
  team: { title: "Compilers", intro: "You would route circuits and count what the routing costs." },
} as const;

export const meta = metaOf(words.meta);

export default function Careers() {
  return (
    <>
      <PageHero {...words.hero} />
      <Section title={words.team.title} intro={words.team.intro} />
    </>
  );
}
