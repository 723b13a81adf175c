import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { dirname, join, resolve } from "node:path";
import { fail, listenProblem, readAddress, urlHost } from "./address.ts";
import { isPolicy } from "./policy.ts";
import { createSiteServer } from "./site-server.ts";

const GRACE_MS = 10_000;
const SWEEP_MS = 50;

function main(): void {
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
    // Ctrl-C comes twice: from the terminal, and passed on by the process above.
    process.on(signal, () => server.listening && drain(server));
  }
}

function openSite(root: string): Server {
  const file = join(dirname(root), "headers.json");
  try {
    const policy: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isPolicy(policy)) return createSiteServer({ root, policy });
  } catch {
    fail(`Cannot read ${root} and ${file}: build the site first (npm run build).`);
  }
  fail(`${file} holds no header policy: build the site again (npm run build).`);
}

/** Stops accepting, lets running responses finish, and cuts what is left after the grace period. */
function drain(server: Server): void {
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  // A connection that was busy at first becomes idle later, and would hold the process open.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  server.close(() => {
    clearTimeout(cut);
    clearInterval(sweep);
  });
}

main();
