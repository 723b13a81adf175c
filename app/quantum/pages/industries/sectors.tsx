import type { industriesPage } from "#app/content/quantum/industries.ts";
import { Link } from "#app/navigation/link.tsx";
import { Container } from "#app/ui/container.tsx";
import { useCurrentSection } from "#app/ui/use-current-section.ts";
import { IndustriesSector } from "./sector.tsx";

/** Five sectors, and a list of them that stays in reach. */
export function IndustriesSectors({
  label,
  note,
  items,
  ...titles
}: typeof industriesPage.sectors) {
  const current = useCurrentSection(items);
  return (
    <Container className="pb-section lg:grid lg:grid-cols-12 lg:gap-x-8">
      <nav
        aria-label={label}
        className="border-t border-line py-10 max-lg:hidden lg:sticky lg:top-18 lg:col-span-2 lg:self-start print:hidden"
      >
        <ul className="flex flex-col">
          {items.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={`/industries#${id}`}
                aria-current={id === current ? "location" : undefined}
                className="nav-link text-muted aria-[current]:text-ink aria-[current]:decoration-accent"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="lg:col-span-10">
        {items.map((sector, index) => (
          <IndustriesSector
            key={sector.id}
            sector={sector}
            isFlipped={index % 2 === 1}
            isPaper={sector.id === "government"}
            titles={titles}
          />
        ))}
        <p className="max-w-[42rem] border-t border-line pt-6 text-small text-quiet">{note}</p>
      </div>
    </Container>
  );
}
