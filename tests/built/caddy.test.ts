import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { pathsOf } from "../../server/site-files.ts";
import type { SiteHeaders } from "../../server/site-server.ts";
import { builtRoot } from "../support/built-site.ts";
import { lacksProgramsFor } from "../support/programs.ts";
import { requestRaw } from "../support/raw-http.ts";
import { startCaddyOn } from "../support/servers.ts";

it.skipIf(lacksProgramsFor("hosting"))("Caddy serves every page with its policy", async () => {
  const policy: SiteHeaders = JSON.parse(
    readFileSync(join(dirname(builtRoot), "headers.json"), "utf8"),
  );
  const { port, stop } = await startCaddyOn(builtRoot);
  for (const [file, csp] of Object.entries(policy.pages)) {
    const response = await requestRaw(port, pathsOf(file)[0] ?? "");
    expect(response.headers.get("content-security-policy"), file).toBe(csp);
    expect(response.body.equals(readFileSync(join(builtRoot, file))), file).toBe(true);
  }
  await stop();
});
