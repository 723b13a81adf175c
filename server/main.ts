import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { drain } from "./drain.ts";
import type { HeaderPolicy } from "./policy.ts";
import { createSiteServer } from "./site-server.ts";

const graceMs = 10_000;

function main(): void {
  const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../build/client"));
  const port = readPort(process.env.PORT ?? "4173");
  const host = process.env.HOST || undefined;
  const server = createSiteServer({ root, policy: readPolicy(root) });

  server.on("error", (error: NodeJS.ErrnoException) => fail(listenProblem(error, port, host)));
  // Without a host Node listens on IPv6 and IPv4 together, or on IPv4 alone where there is no IPv6.
  server.listen({ port, host }, () => {
    const address = server.address();
    const actualPort = typeof address === "object" && address !== null ? address.port : port;
    console.log(`Serving http://${urlHost(host)}:${actualPort}`);
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void drain(server, graceMs));
  }
}

function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    fail(`PORT must be a whole number from 0 to 65535, not "${value}".`);
  }
  return port;
}

function readPolicy(root: string): HeaderPolicy {
  const file = join(dirname(root), "headers.json");
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    fail(`Cannot read ${file}: build the site first (npm run build).`);
  }
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host?: string): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is taken: set PORT to a free one.`;
  if (error.code === "EACCES") return `Port ${port} needs more rights: set PORT to one above 1023.`;
  return `Cannot listen on ${urlHost(host)}:${port}: ${error.message}`;
}

function urlHost(host: string | undefined): string {
  if (host === undefined) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

main();
