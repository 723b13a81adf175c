import { createServer } from "node:net";

export interface Address {
  port: number;
  /** Without one Node listens on IPv6 and IPv4 together, or on IPv4 alone where there is no IPv6. */
  host: string | undefined;
}

/** Where to listen, from PORT and HOST; a PORT that makes no sense ends the process. */
export function readAddress(env: NodeJS.ProcessEnv): Address {
  const value = env.PORT ?? "4173";
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    fail(`PORT must be a whole number from 0 to 65535, not "${value}".`);
  }
  return { port, host: env.HOST || undefined };
}

/** Ends the process with one line if something else listens there. */
export async function ensurePortIsFree(address: Address): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.once("error", (error) => fail(listenProblem(error, address)));
    probe.listen(address, () => probe.close(() => resolve()));
  });
}

export function listenProblem(error: NodeJS.ErrnoException, { port, host }: Address): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is taken: set PORT to a free one.`;
  if (error.code === "EACCES") return `Port ${port} needs more rights: set PORT to one above 1023.`;
  return `Cannot listen on ${urlHost(host)}:${port}: ${error.message}`;
}

export function urlHost(host: string | undefined): string {
  if (host === undefined) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
