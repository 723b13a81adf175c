import { mobileWebApps as service } from "#app/content/services/mobile-web-apps.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServicePage } from "../service-page.tsx";
import sync from "./sync.computed.ts";

export const meta = metaOf(service.meta);

export default function MobileWebApps() {
  return (
    <ServicePage service={service}>
      <ChoiceFigure {...sync} />
    </ServicePage>
  );
}
