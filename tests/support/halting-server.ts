import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Long enough for a browser to paint what it has. */
const pauseMs = 300;

/** Hands on what the site answers, but stops for a while after the given words of a page. */
export async function startHaltingServer(site: string) {
  let words = "";
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(new URL(url, site));
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    if (!type.startsWith("text/html")) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    if (!html.includes(words)) throw new Error(`${url} has no ${words} to halt after.`);
    const stop = html.indexOf(words) + words.length;
    response.write(html.slice(0, stop));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    response.end(html.slice(stop));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    haltAfter(text: string) {
      words = text;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
