import { ensurePortIsFree, readAddress } from "#server/address.ts";

// Looks at the port before the build, so that nobody waits for a build that cannot be served.
await ensurePortIsFree(readAddress(process.env));
console.log("Building the site: a minute the first time.");
await import("./build.ts");
await import("#server/main.ts");
