import { colorStyles } from "#app/styles/grounds.ts";
import sheet from "#app/styles/lab.css?inline";
import { replaceStyles, SiteError, SiteLayout } from "#app/ui/site-layout.tsx";
import { siteConfig } from "#site.config";
import { LabFooter } from "./footer.tsx";
import { LabHeader } from "./header.tsx";

const styles = () => colorStyles("lab", siteConfig.origin) + sheet;
const site = { site: "lab", css: import.meta.env.SSR ? styles() : "" } as const;
if (import.meta.env.DEV && !import.meta.env.SSR) replaceStyles({ ...site, css: styles() });

export default function LabLayout() {
  return <SiteLayout {...site} header={<LabHeader />} footer={<LabFooter />} />;
}

export function ErrorBoundary() {
  return <SiteError {...site} />;
}
