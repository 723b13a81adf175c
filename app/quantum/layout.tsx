import { Outlet } from "react-router";
import { ErrorPage } from "#app/navigation/error-page.tsx";
import styles from "#app/styles/quantum.css?inline";
import { SiteStyles } from "#app/ui/site-styles.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import { QuantumFooter } from "./footer.tsx";
import { QuantumHeader } from "./header.tsx";

export default function QuantumLayout() {
  return (
    <div data-site="quantum" className="relative flex min-h-svh flex-col">
      <SiteStyles site="quantum" css={import.meta.env.SSR ? styles : ""} />
      <SkipLink />
      <QuantumHeader />
      <main id="main" className="grow">
        <Outlet />
      </main>
      <QuantumFooter />
      <Toaster />
    </div>
  );
}

/** Without it, a page that throws would take the whole document down. */
export function ErrorBoundary() {
  return (
    <>
      <SiteStyles site="quantum" css={import.meta.env.SSR ? styles : ""} />
      <ErrorPage />
    </>
  );
}
