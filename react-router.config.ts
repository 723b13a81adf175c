import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

export default {
  ssr: false,
  // `npm run build` puts it in the place of the last build when all of it is there.
  buildDirectory: ".cache/build",
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  async buildEnd({ reactRouterConfig }) {
    const { buildDirectory } = reactRouterConfig;
    const client = join(buildDirectory, "client");
    await rm(join(buildDirectory, "server"), { recursive: true });
    // Static hosts answer unknown paths with 404.html; the router's own fallback would answer 200.
    await rename(join(client, "404", "index.html"), join(client, "404.html"));
    await rm(join(client, "404"), { recursive: true });
    await rm(join(client, "__spa-fallback.html"));
  },
} satisfies Config;
