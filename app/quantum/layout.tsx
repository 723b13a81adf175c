import { Outlet } from "react-router";
import geistMono from "#app/fonts/geist-mono.woff2?url";
import hostGrotesk from "#app/fonts/host-grotesk.woff2?url";
import { fontPreloads } from "#app/seo/font-preloads.ts";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import { QuantumFooter } from "./footer.tsx";
import { QuantumHeader } from "./header.tsx";
import "#app/styles/quantum.css";

export const links = () => fontPreloads(hostGrotesk, geistMono);

export default function QuantumLayout() {
  return (
    <div data-site="quantum" className="relative flex min-h-svh flex-col">
      <SkipLink />
      <QuantumHeader />
      <main id="main" className="grow">
        <Outlet />
      </main>
      <QuantumFooter />
      <Toaster theme="dark" />
    </div>
  );
}
