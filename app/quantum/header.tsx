import markUrl from "#app/assets/generated/mark-quantum.svg";
import {
  contactLink,
  headerLinks,
  labLink,
  solutionLinks,
  solutionsMenu,
} from "#app/content/quantum/navigation.ts";
import { Link } from "#app/navigation/link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { DisclosureMenu } from "#app/ui/disclosure-menu.tsx";
import { NavItem, useCurrentPage } from "#app/ui/nav-item.tsx";
import { OtherSite } from "#app/ui/other-site.tsx";
import { SiteHeader } from "#app/ui/site-header.tsx";

export function QuantumHeader() {
  const current = useCurrentPage();
  return (
    <SiteHeader brand={<Brand />} markerClassName="h-[20px]">
      <ul className="flex flex-col gap-1 text-lead lg:flex-row lg:items-center lg:gap-9 lg:text-body">
        <li className="max-lg:border-b max-lg:border-line max-lg:pb-5">
          <DisclosureMenu id="solutions-menu" label={solutionsMenu}>
            <SolutionList />
          </DisclosureMenu>
        </li>
        {headerLinks.map((link) => (
          <li key={link.to} className="max-lg:border-b max-lg:border-line">
            <NavItem {...link} />
          </li>
        ))}
        <li className="border-b border-line sm:hidden">
          <NavItem {...labLink} />
        </li>
        <li className="max-lg:mt-6">
          <ButtonLink to={contactLink.to} {...current(contactLink.to)} className="max-lg:w-full">
            {contactLink.label}
          </ButtonLink>
        </li>
      </ul>
    </SiteHeader>
  );
}

function Brand() {
  return (
    <div className="flex items-center gap-4">
      <Link to="/" className="flex min-h-11 items-center gap-3 font-medium">
        <img src={markUrl} alt="" width={28} height={28} className="flex-none" />
        <span className="max-sm:text-small/tight">
          Adyakshar <span className="min-[20rem]:whitespace-nowrap">Quantum Labs</span>
        </span>
      </Link>
      <OtherSite {...labLink} />
    </div>
  );
}

function SolutionList() {
  const current = useCurrentPage();
  return (
    <ul>
      {solutionLinks.map(({ label, to, text }) => (
        <li key={to}>
          <Link
            to={to}
            {...current(to)}
            className="block rounded-[8px] py-2 transition-colors duration-150 hover:bg-line aria-[current]:bg-line lg:px-3"
          >
            {label}
            <span className="block text-small text-quiet">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
