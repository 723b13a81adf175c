import { colorStyles } from "#app/styles/grounds.ts";
import sheet from "#app/styles/quantum.css?inline";
import { replaceStyles, SiteError, SiteLayout } from "#app/ui/site-layout.tsx";
import { siteConfig } from "#site.config";
import { QuantumFooter } from "./footer.tsx";
import { QuantumHeader } from "./header.tsx";

const styles = () => colorStyles("quantum", siteConfig.origin) + sheet;
const site = { site: "quantum", css: import.meta.env.SSR ? styles() : "" } as const;
if (import.meta.env.DEV && !import.meta.env.SSR) replaceStyles({ ...site, css: styles() });

export default function QuantumLayout() {
  return <SiteLayout {...site} header={<QuantumHeader />} footer={<QuantumFooter />} />;
}

export function ErrorBoundary() {
  return <SiteError {...site} />;
}
