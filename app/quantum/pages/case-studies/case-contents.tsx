import type { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { Link } from "#app/navigation/link.tsx";

type CaseContentsProps = typeof caseStudiesPage.contents & {
  studies: typeof caseStudiesPage.studies;
};

/** The table of contents: each study by its one result. */
export function CaseContents({ title, note, studies }: CaseContentsProps) {
  return (
    <>
      <nav aria-label={title} className="lg:mt-9">
        <ol className="border-t border-quiet">
          {studies.map((study) => (
            <li key={study.id} className="group relative border-b border-line py-5">
              <Link
                to={`/case-studies#${study.id}`}
                className="text-heading underline decoration-quiet decoration-1 underline-offset-4 transition-colors duration-150 after:absolute after:inset-0 group-hover:decoration-ink"
              >
                {study.results.claim}
              </Link>
              <p className="mt-1 font-mono text-label text-quiet">
                {study.client}: {study.title}
              </p>
            </li>
          ))}
        </ol>
      </nav>
      <p className="mt-4 text-small text-quiet">{note}</p>
    </>
  );
}
