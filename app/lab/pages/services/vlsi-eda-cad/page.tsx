import { vlsiEdaCad } from "#app/content/services/vlsi-eda-cad.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import { serviceVlsiEdaCad } from "#app/figures/generated/service-vlsi-eda-cad.ts";
import { serviceVlsiLayout } from "#app/figures/generated/service-vlsi-layout.ts";
import { bugChoices } from "#app/figures/services/choices.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Plate } from "../plate.tsx";
import { ProofPage } from "../proof-page.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(vlsiEdaCad.meta, location.pathname);

const load = () =>
  import("#app/figures/services/vlsi-figure.ts").then(({ buildServiceVlsi }) => buildServiceVlsi);

export default function VlsiEdaCad() {
  return (
    <ProofPage
      service={vlsiEdaCad}
      plate={<Plate figure={serviceVlsiEdaCad} choices={bugChoices} load={load} />}
      ground="purple"
      plan="probe"
      side="left"
      capabilities="thirds"
      handover="row"
      isBand={false}
      aside={<FigureView figure={serviceVlsiLayout} />}
    />
  );
}
