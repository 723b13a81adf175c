import {
  serviceSlugs as order,
  type ServiceSlug,
  serviceCards,
} from "#app/content/services/cards.ts";
import { serviceTemplate } from "#app/content/services/template.ts";
import { Link } from "#app/navigation/link.tsx";
import { Container } from "#app/ui/container.tsx";

const { label, previous: previousLabel, next: nextLabel } = serviceTemplate.neighbors;

/** The services before and after this one, to be turned like pages; the last is followed by the first. */
export function ServiceNeighbors({ slug }: { slug: ServiceSlug }) {
  const index = order.indexOf(slug);
  const [previous, next] = [order.at(index - 1) ?? slug, order[(index + 1) % order.length]];
  return (
    <nav aria-label={label} className="print:hidden">
      <Container>
        <ul className="grid md:grid-cols-2 md:divide-x md:divide-line">
          <li className="max-md:border-b max-md:border-line md:pr-8">
            <NeighborLink label={previousLabel} slug={previous} />
          </li>
          <li className="md:pl-8 md:text-right">
            <NeighborLink label={nextLabel} slug={next} />
          </li>
        </ul>
      </Container>
    </nav>
  );
}

function NeighborLink({ label: direction, slug }: { label: string; slug: ServiceSlug }) {
  return (
    <Link to={`/features/${slug}`} className="group block py-6 md:py-8">
      <span className="block text-small text-quiet">{direction}</span>{" "}
      <span className="font-display text-subheading underline decoration-line decoration-1 underline-offset-4 transition-colors duration-150 group-hover:decoration-current">
        {serviceCards[slug].title}
      </span>
    </Link>
  );
}
