import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";

type Study = (typeof caseStudiesPage.studies)[number];
type Topics = { [S in Study as S["id"]]: S["topic"] };

/** The topics of the studies without their words, which this page does not load. */
export default Object.fromEntries(
  caseStudiesPage.studies.map(({ id, topic }) => [id, topic]),
) as Topics;
