import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { icons } from "./tools/build/icons.ts";
import { figures } from "./tools/figures/vite-plugin.ts";

/** Turns off two remarks of no use here: how long plugins took, and that Tailwind maps no style sheet. */
const checks = { bundlerTimings: false, sourcemapBroken: false };

export default defineConfig({
  // Vite minifies the style sheets; Tailwind's pass before it would repeat prefixes.
  plugins: [tailwindcss({ optimize: false }), figures(), icons(), reactRouter()],
  // Modules, so that what a worker rarely needs stays a file of its own.
  worker: {
    format: "es",
    plugins: () => [figures()],
    // Leaves out hints for bundlers, as the page's own scripts do.
    rolldownOptions: {
      checks,
      output: { comments: { annotation: false } },
    },
  },
  // Named here because it is imported late: Vite would then bundle anew and leave the open page without its modules.
  optimizeDeps: { include: ["@tanstack/react-query"] },
  server: {
    port: Number(process.env.PORT ?? 5173),
    // A drawing that is written must not count as a save, but the list of papers must. What the papers write to
    // `public` is watched too, because only then a file that is new is served.
    watch: {
      ignored: [
        "**/.cache/!(papers)/**",
        "**/.cache/papers/*/**",
        `${import.meta.dirname}/build/**`,
      ],
    },
  },
  build: {
    // The oldest browsers that get everything: newer syntax of scripts and style sheets is rewritten for them.
    target: ["chrome120", "edge120", "firefox125", "safari17", "ios17"],
    // Figures stay files, because every visit would pay for figures inlined into JavaScript.
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
            // Puts what pages share into one file: 2 kB and twelve requests less.
            {
              name: "shared",
              test: /[\\/]app[\\/]((lib|navigation|seo|ui)[\\/]|content[\\/](footer|numeral|offices|prices|specification)\.|providers)|preload-helper/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // Makes the stack of a page that fails to prerender name the source file.
  environments: { ssr: { build: { sourcemap: true } } },
});
