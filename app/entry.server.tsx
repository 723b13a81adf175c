import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { boot } from "#app/navigation/boot.ts";
import { chooseFirstFonts } from "#app/navigation/first-fonts.ts";
import { popoverManners } from "#app/navigation/popovers.ts";
import { jsonLdScript } from "#app/seo/json-ld.ts";
import { plainText } from "#app/seo/plain-text.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  if (context.isSpaMode) return fallbackPage();
  // No route has a loader, so there is no data to hand over and no script to carry it.
  const page = import.meta.env.DEV ? context : { ...context, serverHandoffStream: undefined };
  const stream = await renderToReadableStream(<ServerRouter context={page} url={request.url} />, {
    // Above this size React would hide a page until a script reveals it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  const afterwards = () => `${structuredData(context, html)}${bootScript(context)}</body>`;
  const body = import.meta.env.DEV ? html : withFontsPlaced(html).replace("</body>", afterwards);
  return new Response(body, { status, headers });
}

const fontPreload = /<link rel="preload" as="font"[^>]*>/g;

/** In the head these would hold the first paint back for all: a script chooses whom it is worth it for. */
function withFontsPlaced(html: string) {
  const links = html.match(fontPreload) ?? [];
  const files = links.map((link) => /href="([^"]+)"/.exec(link)?.[1]).join(" ");
  return html
    .replaceAll(fontPreload, "")
    .replace(
      "</head>",
      () => `<script data-fonts="${files}">(${chooseFirstFonts})()</script></head>`,
    )
    .replace("<body>", `<body><noscript>${links.join("")}</noscript>`);
}

/** The not-found page answers for any address, so it describes none. */
function structuredData(
  { staticHandlerContext: { location, matches } }: EntryContext,
  html: string,
) {
  if (matches.at(-1)?.route.path === "*") return "";
  const title = plainText(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? "");
  return jsonLdScript(location.pathname, title);
}

/** One inline script for all pages; what differs stands in its attribute, so that one hash allows it. */
function bootScript({ manifest, staticHandlerContext }: EntryContext) {
  const pages = staticHandlerContext.matches
    .filter(({ route }) => route.id !== "root")
    .flatMap(({ route }) => manifest.routes[route.id] ?? []);
  // They run in this order. Their own imports follow by themselves; naming them here would cost every page some bytes.
  const files = [manifest.url, ...pages.map((route) => route.module), manifest.entry.module];
  return `<script data-files="${files.join(" ")}">(${boot})();(${popoverManners})()</script>`;
}

/** The router insists on a page for unknown paths and checks it for its scripts; the build throws it away (404.html answers). */
function fallbackPage() {
  return new Response("window.__reactRouterContext = window.__reactRouterRouteModules = null");
}
