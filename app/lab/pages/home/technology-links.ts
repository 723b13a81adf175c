import type { TechnologyCard } from "#app/content/lab/home.ts";

/** The anchor of a technology on the landing page. */
export function technologyId(symbol: string): string {
  return `technology-${symbol.toLowerCase()}`;
}

/** The technologies that a service works in: the other direction of their links. */
export function technologiesOf(
  link: TechnologyCard["link"],
  technologies: readonly TechnologyCard[],
): readonly TechnologyCard[] {
  return technologies.filter((technology) => technology.link === link);
}
