import { type RouteObject, useLocation, useRoutes } from "react-router";
import { PageHead } from "#app/seo/page-head.tsx";
import { loadedModule, manifestRoutes, routesOf } from "./route-modules.ts";

/** The route table in the browser: what the build's manifest says. The router goes only to pages whose files are there. */
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
      const view = { id: route.id, Component: loadedModule(route.module)?.default };
      return route.index
        ? { ...view, index: true }
        : { ...view, path: route.path, children: childrenOf(route.id) };
    });
}

function CurrentHead() {
  const { pathname } = useLocation();
  const [page] = routesOf(pathname);
  const meta = page && loadedModule(page.module)?.meta;
  return meta ? <PageHead tags={meta({ location: { pathname } })} /> : null;
}
