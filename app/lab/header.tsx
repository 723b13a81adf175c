import markUrl from "#app/assets/mark-lab.svg";
import { getStarted, headerLinks } from "#app/content/lab/navigation.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { NavItem } from "#app/ui/nav-item.tsx";
import { SiteHeader } from "#app/ui/site-header.tsx";

export function LabHeader() {
  return (
    <SiteHeader
      brand={<Brand />}
      markerClassName="h-[50px]"
      scrolledClassName="border-line bg-ground"
    >
      <ul className="flex flex-col gap-1 text-lead md:flex-row md:items-center md:gap-5 md:text-body lg:gap-8">
        {headerLinks.map((link) => (
          <li key={link.to} className="max-md:border-b max-md:border-line">
            <NavItem {...link} />
          </li>
        ))}
        <li className="max-md:mt-6">
          <ButtonLink to={getStarted.to} className="whitespace-nowrap max-md:w-full">
            {getStarted.label}
          </ButtonLink>
        </li>
      </ul>
    </SiteHeader>
  );
}

function Brand() {
  return (
    <Link to="/adyakshar" className="flex min-h-11 items-center gap-2.5">
      <img src={markUrl} alt="" width={30} height={30} />
      <span className="font-display text-[1.75rem] leading-none tracking-tight">Adyakshar</span>
    </Link>
  );
}
