import styles from "#app/styles/quantum.css?inline";
import { SiteError, SiteLayout } from "#app/ui/site-layout.tsx";
import { QuantumFooter } from "./footer.tsx";
import { QuantumHeader } from "./header.tsx";

const site = { site: "quantum", css: import.meta.env.SSR ? styles : "" } as const;

export default function QuantumLayout() {
  return <SiteLayout {...site} header={<QuantumHeader />} footer={<QuantumFooter />} />;
}

export function ErrorBoundary() {
  return <SiteError {...site} />;
}
