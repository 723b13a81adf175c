import markUrl from "#app/assets/generated/mark-lab.svg";
import { getStarted, headerLinks, quantumLink, quantumShort } from "#app/content/lab/navigation.ts";
import { Link } from "#app/navigation/link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { NavItem } from "#app/ui/nav-item.tsx";
import { OtherSite } from "#app/ui/other-site.tsx";
import { SiteHeader } from "#app/ui/site-header.tsx";

export function LabHeader() {
  return (
    <SiteHeader
      brand={<Brand />}
      markerClassName="h-[50px]"
      scrolledClassName="border-line bg-ground"
    >
      <ul className="flex flex-col gap-1 text-lead lg:flex-row lg:items-center lg:gap-6 lg:text-body xl:gap-9">
        {headerLinks.map((link) => (
          <li key={link.to} className="max-lg:border-b max-lg:border-line">
            <NavItem {...link} />
          </li>
        ))}
        <li className="border-b border-line sm:hidden">
          <NavItem {...quantumLink} />
        </li>
        <li className="max-lg:mt-6">
          <ButtonLink to={getStarted.to} className="whitespace-nowrap max-lg:w-full">
            {getStarted.label}
          </ButtonLink>
        </li>
      </ul>
    </SiteHeader>
  );
}

function Brand() {
  return (
    <div className="flex items-center gap-4">
      <Link to="/adyakshar" className="flex min-h-11 items-center gap-2.5">
        <picture>
          <source media="screen and (prefers-color-scheme: dark)" srcSet={`${markUrl}#dark`} />
          <img src={markUrl} alt="" width={30} height={30} className="max-w-none" />
        </picture>
        <span className="font-display text-item">Adyakshar</span>
      </Link>
      <OtherSite {...quantumLink} label={quantumShort} />
    </div>
  );
}
