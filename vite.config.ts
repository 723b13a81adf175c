import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { devFiles } from "./tools/vite/dev-files.ts";
import { devPages } from "./tools/vite/dev-pages.ts";
import { figures } from "./tools/vite/figures.ts";
import { devStyles } from "./tools/vite/styles.ts";

/** Of no use to whoever starts the site: how long plugins took, and that Tailwind maps no style sheet. */
const checks = { bundlerTimings: false, sourcemapBroken: false };

export default defineConfig({
  // Vite minifies the style sheets; Tailwind's pass before it would repeat prefixes.
  plugins: [
    tailwindcss({ optimize: false }),
    figures(),
    devFiles(),
    devPages(),
    devStyles(),
    reactRouter(),
  ],
  // What a worker rarely needs stays a file of its own.
  worker: {
    format: "es",
    plugins: () => [figures()],
    // As in the page's own scripts: hints for bundlers are of no use to visitors.
    rolldownOptions: {
      checks,
      output: {
        comments: { annotation: false },
        // What compiler and simulator have in common, in one file instead of four.
        codeSplitting: {
          groups: [
            {
              name: "read-program",
              test: /[\\/]quantum[\\/]src[\\/](circuit|qasm|random)|read-program/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // Imported late: found only then, Vite would bundle it anew and leave the open page without its modules.
  optimizeDeps: { include: ["@tanstack/react-query"] },
  server: {
    port: Number(process.env.PORT ?? 5173),
    // What was drawn or set is not a save: it would stop the drawing of the next figure.
    watch: { ignored: ["**/.cache/**", "**/public/papers/**", "**/generated/cache/**"] },
  },
  build: {
    // Figures stay files: inlined into JavaScript they would be paid for on every visit.
    assetsInlineLimit: 0,
    // The inline scripts are written into the pages from the server's bundle.
    minify: true,
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: {
          // One vendor chunk is 4.8 kB smaller than the default split.
          groups: [
            {
              name: "vendor",
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
            },
            // What pages have in common, in one request instead of a dozen: 2 kB and ten requests less.
            {
              name: "shared",
              test: /[\\/]app[\\/](lib|navigation|seo|ui)[\\/]|binary-bytes|providers|preload-helper/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // The stack of a page that fails to be prerendered names the file that somebody wrote.
  environments: { ssr: { build: { sourcemap: true } } },
});
