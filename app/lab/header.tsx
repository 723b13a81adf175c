import { useLocation } from "react-router";
import {
  footerTitles,
  getStarted,
  headerLinks,
  quantumLink,
  serviceLinks,
} from "#app/content/lab/navigation.ts";
import { serviceSlugs } from "#app/content/services/cards.ts";
import { canonicalPath } from "#app/lib/href.ts";
import { Link } from "#app/navigation/link.tsx";
import { onGround } from "#app/styles/grounds.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { NavItem, SiteHeader } from "#app/ui/site-header.tsx";
import logo from "./logo.computed.ts";
import { openingGround } from "./opening-ground.ts";

export function LabHeader() {
  const path = canonicalPath(useLocation().pathname);
  const slug = serviceSlugs.find((each) => path === `/features/${each}`);
  return (
    <SiteHeader
      brand={<Brand />}
      topClassName={slug && onGround(openingGround(slug)).className}
      markerClassName="h-[50px]"
    >
      <ul className="flex flex-col max-lg:font-display max-lg:text-[2rem]/tight lg:flex-row lg:items-center lg:gap-6 xl:gap-9">
        {headerLinks.map((link) => (
          <NavItem key={link.to} {...link} />
        ))}
        <NavItem {...quantumLink} className="lg:max-xl:hidden" />
        <li className="mt-5 font-text text-body lg:hidden">
          <p className="text-label text-quiet">{footerTitles.services}</p>
          <ul className="grid grid-cols-2 gap-x-6 max-[20rem]:grid-cols-1">
            {serviceLinks.map((link) => (
              <NavItem key={link.to} {...link} />
            ))}
          </ul>
        </li>
        <li className="font-text text-body max-lg:mt-6">
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
    <Link to="/adyakshar" className="flex min-h-11 items-center gap-2.5">
      <picture>
        <source media="screen and (prefers-color-scheme: dark)" srcSet={`${logo.src}#dark`} />
        <img src={logo.src} alt="" width={30} height={30} className="max-w-none" />
      </picture>
      <span className="font-display text-item">Adyakshar</span>
    </Link>
  );
}
