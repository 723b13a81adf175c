import type { Server } from "node:http";

const sweepMs = 50;

/** Stops accepting, lets running responses finish, and cuts what is left after the grace period. */
export function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection that was busy at first becomes idle later, and would hold the process open.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}
