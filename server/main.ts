import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { dirname, join, resolve } from "node:path";
import { createSiteServer } from "./site-server.ts";

const GRACE_MS = 10_000;

const root = resolve(process.env.SITE_ROOT ?? join(import.meta.dirname, "../build/client"));
const port = Number(process.env.PORT || 4173);
/** If no host is set, Node listens on IPv6 and IPv4 together, or on IPv4 alone where there is no IPv6. */
const host = process.env.HOST || undefined;

try {
  const headers = JSON.parse(readFileSync(join(dirname(root), "headers.json"), "utf8"));
  const server = createSiteServer(root, headers);
  await once(server.listen({ port, host }), "listening");
  const name = host?.includes(":") ? `[${host}]` : (host ?? "localhost");
  console.log(`Serving http://${name}:${(server.address() as AddressInfo).port}`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      // Ctrl-C comes twice: from the terminal, and passed on by the process above.
      if (!server.listening) return;
      server.close();
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    });
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const advice: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken: set PORT to a free one, as in PORT=4174 npm run serve.`,
    ENOENT: `${message}: build the site first (npm run build).`,
  };
  console.error(advice[code ?? ""] ?? message);
  process.exitCode = 1;
}
