import { contactPage } from "#app/content/quantum/contact.ts";
import { industriesPage } from "#app/content/quantum/industries.ts";
import { Link } from "#app/navigation/link.tsx";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { IndustriesPoster } from "./poster.tsx";

export const meta = metaOf(industriesPage.meta);

export default function Industries() {
  const { items, note } = industriesPage.sectors;
  return (
    <>
      <IndustriesOpening />
      {items.map((sector, k) => (
        <IndustriesPoster key={sector.id} sector={sector} note={k === 0 ? note : undefined} />
      ))}
      <Closing {...industriesPage.contact} ground="simulation" email={contactPage.message} />
    </>
  );
}

function IndustriesOpening() {
  const { kicker, title, lead, action } = industriesPage.hero;
  const { label, items } = industriesPage.sectors;
  return (
    <Container className="pt-5 pb-8 lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-8 lg:pt-13 lg:pb-small">
      <div className="lg:col-span-8">
        <p className="mb-2 text-accent lg:text-lead">{kicker}</p>
        <h1 className="text-title">{title}</h1>
      </div>
      <div className="lg:col-span-4">
        <p className="mt-5 max-w-prose text-lead text-muted">{lead}</p>
        <p className="mt-5 print:hidden">
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </p>
      </div>
      <nav aria-label={label} className="mt-8 lg:col-span-full lg:mt-12 print:hidden">
        <ul className="flex flex-wrap gap-2 lg:grid lg:grid-cols-5">
          {items.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={`/industries#${id}`}
                className="nav-link w-full border border-line px-3 decoration-current xl:px-4 xl:py-2 xl:text-item"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}
