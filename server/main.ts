import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { createSiteServer } from "./site-server.ts";

const project = join(import.meta.dirname, "..");
const root = resolve(process.env.SITE_ROOT ?? join(project, "build/client"));
const port = Number(process.env.PORT || 4173);
const advice: Readonly<Record<string, string>> = {
  EADDRINUSE: `Port ${port} is taken: set PORT to a free one, as in PORT=4174 npm run serve.`,
  ENOENT: `There is no site in ${root}: build it first (npm run build).`,
};

process.once("uncaughtException", (error: NodeJS.ErrnoException) => {
  console.error(advice[error.code ?? ""] ?? error.message);
  process.exit(1);
});

const server = createSiteServer(root, readFileSync(join(project, "deploy/_headers"), "utf8"));
// If no host is set, Node listens on IPv6 and IPv4 together, or on IPv4 alone where there is no IPv6.
server.listen({ port, host: process.env.HOST || undefined }, () =>
  console.log(`Serving http://localhost:${(server.address() as AddressInfo).port}`),
);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit());
