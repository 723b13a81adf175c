import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { deferBoot } from "#app/navigation/defer-boot.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Hot reload depends on React Router's own start, and so does the fallback page, which is thrown away.
  const eager = import.meta.env.DEV || context.isSpaMode;
  return new Response(eager ? html : deferBoot(html), { status, headers });
}
