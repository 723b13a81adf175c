import { boot } from "./boot.ts";
import { popoverManners } from "./popovers.ts";

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const bootModule = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Rewrites React Router's eager start into the deferred one, one script element for one, so that hydration still matches. */
export function deferBoot(html: string): string {
  const source = html.match(bootModule)?.[1];
  if (!source) throw new Error("React Router's boot script was not found in the rendered page");
  const plan = JSON.stringify(readPlan(source)).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const script = `<script data-boot="${plan}">(${boot})();(${popoverManners})()</script>`;
  return html.replace(modulePreload, "").replace(bootModule, () => script);
}

function readPlan(source: string) {
  const manifest = source.match(/import "([^"]+)"/)?.[1];
  const entry = source.match(/import\("([^"]+)"\)/)?.[1];
  const files = [...source.matchAll(/import \* as (route\d+) from "([^"]+)"/g)];
  const names = source.match(/__reactRouterRouteModules = (\{[^}]*\})/)?.[1];
  if (!manifest || !entry || !names || files.length === 0) {
    throw new Error("React Router's boot script has an unknown form");
  }
  const fileOf = new Map(files.map(([, name, file]) => [name, file]));
  const routes = Object.fromEntries(
    [...names.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id, name]) => [id, fileOf.get(name)]),
  );
  return { manifest, entry, routes };
}
