import type { MouseEvent } from "react";
import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { mailto } from "#app/lib/mailto.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { lineLinkStyle } from "#app/ui/text-link.tsx";
import papers from "#data/paper-list.computed.ts";
import { packageArchiveName, sourceArchiveName } from "#data/papers.ts";
import { siteConfig } from "#site.config";

const { repository, email, origin } = siteConfig;

export function CompilerCode(words: typeof compilerPage.code) {
  const letterAbout = (address: string) =>
    mailto(email, { subject: words.letter.subject, body: words.letter.body(address) });
  /** The instrument keeps the program in the address. */
  const nameProgram = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = letterAbout(location.href);
  };
  const report = repository
    ? { href: `${repository.url}/issues` }
    : { href: letterAbout(`${origin}/compiler`), onClick: nameProgram };
  return (
    <aside id="download" aria-labelledby="download-title">
      <Container className="grid gap-x-8 gap-y-5 pb-small lg:grid-cols-12 lg:items-baseline">
        <div className="lg:col-span-6">
          <h2 id="download-title" className="text-subheading">
            {words.title}
          </h2>
          <p className="mt-2">{words.text(Math.round(papers.packageBytes / 1000))}</p>
          <p className="mt-1 text-small text-muted">
            {words.version(papers.packageVersion)}{" "}
            <span className="font-code whitespace-nowrap">
              {papers.packageSha256.slice(0, 16)}…
            </span>
          </p>
        </div>
        <ul className="flex flex-wrap items-baseline gap-x-6 gap-y-2 lg:col-span-6">
          <li>
            <a href={`/papers/${packageArchiveName}`} download="" className={buttonStyle.outlined}>
              {words.download}
            </a>
          </li>
          <li>
            <a href={`/papers/${sourceArchiveName}`} download="" className={lineLinkStyle}>
              {words.source}
            </a>
          </li>
          {repository && (
            <li>
              <a
                href={`${repository.url}/blob/${repository.commit}/CHANGELOG.md`}
                className={lineLinkStyle}
              >
                {words.changelog}
              </a>
            </li>
          )}
          <li>
            <a {...report} className={lineLinkStyle}>
              {words.report}
            </a>
          </li>
        </ul>
        <Fold title={words.run} when="phone" className="min-w-0 lg:col-span-full">
          <div>
            <p className="text-muted max-md:not-print:hidden">{words.run}</p>
            <pre className="mt-2 border border-line px-4 py-3 text-small whitespace-pre-wrap">
              <code className="font-code">{words.command(packageArchiveName)}</code>
            </pre>
            <p className="mt-2 text-muted">{words.qiskit}</p>
          </div>
        </Fold>
      </Container>
    </aside>
  );
}
