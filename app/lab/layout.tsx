import { Outlet } from "react-router";
import hostGrotesk from "#app/fonts/host-grotesk.woff2?url";
import instrumentSerif from "#app/fonts/instrument-serif.woff2?url";
import { fontPreloads } from "#app/seo/font-preloads.ts";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import { LabFooter } from "./footer.tsx";
import { LabHeader } from "./header.tsx";
import "#app/styles/lab.css";

export const links = () => fontPreloads(hostGrotesk, instrumentSerif);

export default function LabLayout() {
  return (
    <div data-site="lab" className="relative flex min-h-svh flex-col">
      <SkipLink />
      <LabHeader />
      <main id="main" className="grow">
        <Outlet />
      </main>
      <LabFooter />
      <Toaster theme="system" />
    </div>
  );
}
