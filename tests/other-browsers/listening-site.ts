import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startEmbedded } from "../../tools/lib/servers.ts";

export interface Said {
  type: "log" | "warn" | "error";
  text: string;
}

declare global {
  interface Window {
    /** What the page has said since it was loaded. */
    said: Said[];
  }
}

/** Runs first in every page, as text: WebKit's driver hands out no console. */
function listen() {
  window.said = [];
  for (const type of ["log", "warn", "error"] as const) {
    const say = console[type];
    console[type] = (...values: unknown[]) => {
      const text = values.map((value) =>
        typeof value === "object" ? JSON.stringify(value) : String(value),
      );
      window.said.push({ type, text: text.join(" ") });
      say.apply(console, values);
    };
  }
  const fail = (text: string) => window.said.push({ type: "error", text });
  addEventListener("error", ({ message }) => fail(message));
  addEventListener("unhandledrejection", ({ reason }) => fail(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    fail(`${violatedDirective} blocks ${blockedURI}`),
  );
  document.currentScript?.remove();
}

const code = `(${listen})()`;
const hash = `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

export type ListeningSite = Awaited<ReturnType<typeof startListeningSite>>;

/** The built site with a listener at the head of each page, let in by the page's own policy. */
export async function startListeningSite(root: string) {
  const site = await startEmbedded(root);
  let lost: RegExp | null = null;
  const server = createServer(async ({ url = "/" }, response) => {
    if (lost?.test(url)) return response.writeHead(404).end();
    const answer = await fetch(`http://127.0.0.1:${site.port}${url}`, { redirect: "manual" });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ["content-encoding", "content-length", "etag", "connection"]) {
      delete headers[name];
    }
    const policy = headers["content-security-policy"];
    let body = Buffer.from(await answer.arrayBuffer());
    if (policy) {
      headers["content-security-policy"] = policy.replace("script-src", `script-src ${hash}`);
      body = Buffer.from(body.toString().replace("<head>", `<head><script>${code}</script>`));
    }
    response.writeHead(answer.status, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    /** From now on these files are gone, as after a deployment; none with `null`. */
    lose(files: RegExp | null) {
      lost = files;
    },
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await site.stop();
    },
  };
}
