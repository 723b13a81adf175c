import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { deferScripts } from "#app/navigation/late-scripts.tsx";
import { readContactEndpoint, siteConfig } from "#site.config";
import { writePolicy } from "./content-security-policy.ts";

const contactOrigin = readContactEndpoint(siteConfig.contactEndpoint)?.origin;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // The build stops at a page that fails, and need not print the page that says so.
  if (status >= 500 && import.meta.env.PROD) return new Response(null, { status });
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      // Above this size React would hide a page until a script reveals it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React would leave a part that throws to the browser, and the build would write the page without it.
      onError: (error) => void errors.push(error),
    },
  );
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { pathname } = new URL(request.url);
  // A host answers an unknown path with 404 and this page; the development server must say so itself.
  const isUnknown = context.staticHandlerContext.matches.at(-1)?.route.path === "*";
  const page = deferScripts(html, pathname);
  // The development server adds code of its own to the page.
  return new Response(import.meta.env.PROD ? writePolicy(page, contactOrigin) : page, {
    status: import.meta.env.DEV && isUnknown ? 404 : status,
    headers,
  });
}
