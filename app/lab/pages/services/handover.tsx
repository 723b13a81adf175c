import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Facts } from "./facts.tsx";

const { handover: words, limits: elsewhere } = serviceTemplate;
/** A phone shows as many at once. */
const OPEN_ITEMS = 2;

/** What the client keeps, and beside it when to hire somebody else. */
export function ServiceHandover({ handover, limits }: Pick<Service, "handover" | "limits">) {
  const [handoverId, limitsId] = [useId(), useId()];
  const facts = handover.map(({ name, accepted }) => ({ name, text: accepted }));
  return (
    <Container className="grid gap-x-8 gap-y-12 py-small lg:grid-cols-12 lg:[--heading-size:min(3.3vw,3rem)]">
      <section aria-labelledby={handoverId} className="lg:col-span-8">
        <h2 id={handoverId} className="text-heading">
          {words.title}
        </h2>
        <p className="mt-4 mb-3 text-muted">{words.intro}</p>
        <Facts facts={facts.slice(0, OPEN_ITEMS)} name="half" />
        <Fold title={words.more} when="phone" className="md:border-t md:border-line">
          <Facts facts={facts.slice(OPEN_ITEMS)} name="half" />
        </Fold>
      </section>
      <section aria-labelledby={limitsId} className="lg:col-span-4">
        <h2 id={limitsId} className="text-heading">
          {elsewhere.title}
        </h2>
        <ul className="mt-4 space-y-4 text-muted">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
