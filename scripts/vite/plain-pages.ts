import type { Plugin } from "vite";

const wrapperImport = /import \{ UNSAFE_withComponentProps as (\w+) \} from "react-router";/;

/**
 * React Router's build wraps every page in a component that hands it loader data. No page here has
 * any, and the wrapper only works inside the data router, which costs 23 kB: so it is left out of
 * what browsers get. See docs/decisions/0003-client-entry.md.
 */
export function plainPages(): Plugin {
  return {
    name: "plain-pages",
    apply: "build",
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      // The root module is for the server: browsers get its providers from entry.client.tsx.
      filter: { code: "UNSAFE_withComponentProps", id: { exclude: [/node_modules/, /root\.tsx/] } },
      handler(code, id) {
        if (!wrapperImport.test(code)) {
          throw new Error(`${id}: React Router's page wrapper has an unknown form`);
        }
        return code.replace(wrapperImport, "const $1 = (page) => page;");
      },
    },
  };
}
