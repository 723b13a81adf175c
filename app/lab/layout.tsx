import { Outlet } from "react-router";
import { ErrorPage } from "#app/navigation/error-page.tsx";
import styles from "#app/styles/lab.css?inline";
import { SiteStyles } from "#app/ui/site-styles.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import { LabFooter } from "./footer.tsx";
import { LabHeader } from "./header.tsx";

export default function LabLayout() {
  return (
    <div data-site="lab" className="relative flex min-h-svh flex-col">
      <SiteStyles site="lab" css={import.meta.env.SSR ? styles : ""} />
      <SkipLink />
      <LabHeader />
      <main id="main" className="grow">
        <Outlet />
      </main>
      <LabFooter />
      <Toaster />
    </div>
  );
}

/** Without it, a page that throws would take the whole document down. */
export function ErrorBoundary() {
  return (
    <>
      <SiteStyles site="lab" css={import.meta.env.SSR ? styles : ""} />
      <ErrorPage />
    </>
  );
}
