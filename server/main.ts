import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fail, listenProblem, readAddress, urlHost } from "./address.ts";
import { drain } from "./drain.ts";
import type { HeaderPolicy } from "./policy.ts";
import { createSiteServer } from "./site-server.ts";

const graceMs = 10_000;

function main(): void {
  const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../build/client"));
  const address = readAddress(process.env);
  const server = createSiteServer({ root, policy: readPolicy(root) });

  server.on("error", (error: NodeJS.ErrnoException) => fail(listenProblem(error, address)));
  server.listen(address, () => {
    const bound = server.address();
    const port = typeof bound === "object" && bound !== null ? bound.port : address.port;
    console.log(`Serving http://${urlHost(address.host)}:${port}`);
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void drain(server, graceMs));
  }
}

function readPolicy(root: string): HeaderPolicy {
  const file = join(dirname(root), "headers.json");
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    fail(`Cannot read ${file}: build the site first (npm run build).`);
  }
}

main();
