import type { ComponentType } from "react";
import type { MetaDescriptor } from "react-router";

export interface ManifestRoute {
  id: string;
  path?: string;
  index?: boolean;
  parentId?: string;
  module: string;
  /** The files that the module itself needs. */
  imports?: string[];
}

/** The part of a route module that a browser uses. */
export interface RouteModule {
  default: ComponentType;
  meta?: (args: { location: { pathname: string } }) => MetaDescriptor[];
}

declare global {
  interface Window {
    /** Written by the build: every route and the file that holds it. */
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
  }
}

const loaded = new Map<string, RouteModule>();

export function manifestRoutes(): Record<string, ManifestRoute> {
  return window.__reactRouterManifest?.routes ?? {};
}

/** The routes that a path shows, from the page outwards to its layout; the root is left out. */
export function routesOf(
  pathname: string,
  routes: Record<string, ManifestRoute> = manifestRoutes(),
): ManifestRoute[] {
  const path = pathname.replace(/^\/+|\/+$/g, "");
  const all = Object.values(routes);
  const page =
    all.find((route) => (route.index ? "" : route.path) === path && route.id !== "root") ??
    all.find((route) => route.path === "*");
  const chain: ManifestRoute[] = [];
  for (let route = page; route && route.id !== "root"; route = routes[route.parentId ?? "root"]) {
    chain.push(route);
  }
  return chain;
}

/** Fetches a module and what it needs all at once, not one after the other. */
async function loadModule({ module: file, imports = [] }: ManifestRoute) {
  const [module]: RouteModule[] = await Promise.all(
    [file, ...imports].map((name) => import(/* @vite-ignore */ name)),
  );
  loaded.set(file, module);
  return module;
}

export function loadedModule(file: string): RouteModule | undefined {
  return loaded.get(file);
}

export function isLoaded(pathname: string): boolean {
  return routesOf(pathname).every((route) => loaded.has(route.module));
}

/** Fetches the files of a page; rejects if one is missing, after a new deployment say, or offline. */
export async function loadPage(pathname: string): Promise<void> {
  await Promise.all(routesOf(pathname).map((route) => loadModule(route)));
}
