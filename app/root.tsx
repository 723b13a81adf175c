import { Outlet } from "react-router";
import { Document } from "#app/document.tsx";
import { ErrorPage } from "#app/navigation/error-page.tsx";
import { Providers } from "#app/providers.tsx";

// Left out of the browser's production bundle, and with it the router's document components.
export const Layout = import.meta.env.SSR || import.meta.env.DEV ? Document : undefined;

export default function Root() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
