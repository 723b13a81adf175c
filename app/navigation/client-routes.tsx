import { type ComponentType, lazy } from "react";
import { type RouteObject, useLocation, useRoutes } from "react-router";
import { PageHead } from "#app/seo/page-head.tsx";
import {
  loadedModule,
  loadModule,
  type ManifestRoute,
  manifestRoutes,
  routesOf,
} from "./route-modules.ts";

const lazily = new Map<string, ComponentType>();

/** The route table in the browser: what the build's manifest says, each page drawn once its file is there. */
export function ClientRoutes() {
  const page = useRoutes(childrenOf("root"));
  return (
    <>
      <CurrentHead />
      {page}
    </>
  );
}

function childrenOf(parentId: string): RouteObject[] {
  return Object.values(manifestRoutes())
    .filter((route) => route.parentId === parentId)
    .map((route) => {
      const view = { id: route.id, Component: componentOf(route) };
      return route.index
        ? { ...view, index: true }
        : { ...view, path: route.path, children: childrenOf(route.id) };
    });
}

function componentOf(route: ManifestRoute): ComponentType {
  const { module: file } = route;
  const ready = loadedModule(file);
  if (ready) return ready.default;
  const known = lazily.get(file);
  if (known) return known;
  const component = lazy(() => loadModule(route).catch(loadDocument));
  lazily.set(file, component);
  return component;
}

/** Back or Forward led to a page whose file is gone: the address is right already, so load it whole. */
function loadDocument(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

function CurrentHead() {
  const { pathname } = useLocation();
  const [page] = routesOf(pathname);
  const meta = page && loadedModule(page.module)?.meta;
  return meta ? <PageHead tags={meta({ location: { pathname } })} /> : null;
}
