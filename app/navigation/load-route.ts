interface ManifestRoute {
  id: string;
  path?: string;
  parentId?: string;
  module: string;
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
  }
}

const loaded = new Set<string>();

/** The script files that a path needs: its page and the layouts around it. */
export function filesOf(pathname: string, routes: Record<string, ManifestRoute>): string[] {
  const path = pathname.replace(/^\/|\/$/g, "");
  const all = Object.values(routes);
  const page =
    all.find((route) => (route.path ?? "") === path && isPage(route, all)) ??
    all.find((route) => route.path === "*");
  const files: string[] = [];
  for (let route = page; route; route = route.parentId ? routes[route.parentId] : undefined) {
    files.push(route.module);
  }
  return files;
}

function isPage(route: ManifestRoute, all: ManifestRoute[]) {
  return route.parentId !== undefined && !all.some((child) => child.parentId === route.id);
}

export function isRouteLoaded(pathname: string) {
  return filesOf(pathname, routes()).every((file) => loaded.has(file));
}

/** Fetches a page's scripts ahead of the router, which would reload the wrong page if one were missing. */
export async function loadRoute(pathname: string) {
  const files = filesOf(pathname, routes());
  await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  for (const file of files) loaded.add(file);
}

function routes() {
  return window.__reactRouterManifest?.routes ?? {};
}
