import styles from "#app/styles/lab.css?inline";
import { SiteError, SiteLayout } from "#app/ui/site-layout.tsx";
import { LabFooter } from "./footer.tsx";
import { LabHeader } from "./header.tsx";

const site = { site: "lab", css: import.meta.env.SSR ? styles : "" } as const;

export default function LabLayout() {
  return <SiteLayout {...site} header={<LabHeader />} footer={<LabFooter />} />;
}

export function ErrorBoundary() {
  return <SiteError {...site} />;
}
