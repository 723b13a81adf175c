import type { ToggleEvent } from "react";
import {
  contactLink,
  headerLinks,
  labLink,
  solutionLinks,
  solutionsMenu,
} from "#app/content/quantum/navigation.ts";
import { Link } from "#app/navigation/link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { NavItem, SiteHeader, useCurrentPage } from "#app/ui/site-header.tsx";
import logo from "./logo.computed.ts";

export function QuantumHeader() {
  const current = useCurrentPage();
  return (
    <SiteHeader brand={<Brand />} markerClassName="h-[20px]">
      <ul className="flex flex-col gap-1 text-lead lg:flex-row lg:items-center lg:gap-9 lg:text-body">
        <li className="max-lg:border-b max-lg:border-line max-lg:pb-5">
          <SolutionsMenu />
        </li>
        {headerLinks.map((link) => (
          <NavItem key={link.to} {...link} />
        ))}
        <NavItem {...labLink} className="sm:hidden" />
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
        <img src={logo.src} alt="" width={28} height={28} className="flex-none" />
        <span className="max-sm:text-small/tight">
          Adyakshar <span className="min-[20rem]:whitespace-nowrap">Quantum Labs</span>
        </span>
      </Link>
      {/* A phone has the way to the other site in the menu. */}
      <Link
        to={labLink.to}
        className="inline-flex min-h-11 items-center border-l border-line pl-4 text-small whitespace-nowrap text-quiet hover:text-ink max-sm:hidden lg:max-xl:hidden print:hidden"
      >
        {labLink.label}
      </Link>
    </div>
  );
}

const menuId = "solutions-menu";

/** A button that shows the solutions: a native popover in a row of links, an open list in a small screen's menu. */
function SolutionsMenu() {
  const current = useCurrentPage();
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        suppressHydrationWarning
        className="nav-link max-lg:hidden"
      >
        {solutionsMenu}
        <span aria-hidden="true" className="disclosure-caret" />
      </button>
      <p className="text-label text-quiet lg:hidden">{solutionsMenu}</p>
      <div id={menuId} popover="auto" onBeforeToggle={tellPlace} className="disclosure-panel">
        <ul>
          {solutionLinks.map(({ label, to, text }) => (
            <li key={to}>
              <Link
                to={to}
                {...current(to)}
                className="block py-2 transition-colors duration-150 max-lg:min-h-11 lg:rounded-[8px] lg:px-3 lg:hover:bg-line lg:aria-[current]:bg-line"
              >
                {label}
                <span className="block text-small text-quiet max-lg:hidden">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Tells the style sheet where the button begins, for engines without anchor positioning. */
function tellPlace({ currentTarget: panel }: ToggleEvent<HTMLElement>) {
  const button = panel.parentElement?.querySelector("button");
  const left = button?.getBoundingClientRect().left ?? 0;
  panel.style.setProperty("--button-left", `${Math.max(0, left - 20)}px`);
}
