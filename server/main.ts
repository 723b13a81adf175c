import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { dirname, join, resolve } from "node:path";
import { fail, listenProblem, readAddress, urlHost } from "./address.ts";
import { createSiteServer } from "./site-server.ts";

const GRACE_MS = 10_000;

const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../build/client"));
const address = readAddress(process.env);
const server = openSite(root);

server.on("error", (error: NodeJS.ErrnoException) => fail(listenProblem(error, address)));
server.listen(address, () => {
  const bound = server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : address.port;
  console.log(`Serving http://${urlHost(address.host)}:${port}`);
});
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    // Ctrl-C comes twice: from the terminal, and passed on by the process above.
    if (!server.listening) return;
    server.close();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  });
}

function openSite(folder: string): Server {
  const file = join(dirname(folder), "headers.json");
  try {
    return createSiteServer(folder, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    fail(`Cannot read ${folder} and ${file}: build the site first (npm run build).`);
  }
}
