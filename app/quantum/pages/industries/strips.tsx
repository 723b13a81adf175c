import type { IndustryId, industriesPage } from "#app/content/quantum/industries.ts";
import finance from "#app/figures/generated/strip-finance.svg";
import government from "#app/figures/generated/strip-government.svg";
import pharma from "#app/figures/generated/strip-pharma.svg";
import semiconductor from "#app/figures/generated/strip-semiconductor.svg";
import web3 from "#app/figures/generated/strip-web3.svg";
import { Link } from "#app/navigation/link.tsx";
import { LinkArrow } from "#app/ui/link-arrow.tsx";

const pictures: Record<IndustryId, string> = { pharma, finance, semiconductor, government, web3 };

/** Five strips, each a sector's figure and the way to it. */
export function IndustriesStrips({ items }: Pick<typeof industriesPage.sectors, "items">) {
  return (
    <div className="hero-plate print:hidden">
      <ul className="grid h-full auto-rows-fr border-t border-line">
        {items.map(({ id, name, impact }) => (
          <li key={id} className="border-b border-line">
            <Link
              to={`/industries#${id}`}
              className="strip group relative flex h-full min-h-24 flex-col justify-center overflow-hidden max-lg:px-gutter lg:min-h-32"
            >
              <img
                src={pictures[id]}
                alt=""
                width="460"
                height="136"
                loading="lazy"
                decoding="async"
                fetchPriority="low"
                className="absolute inset-y-0 right-0 h-full w-[35%] object-contain object-right py-2.5 pr-3 min-[23rem]:w-[46%] sm:w-3/5 lg:pr-8"
              />
              <span className="relative flex items-baseline gap-4 text-heading">
                {name}
                <LinkArrow />
              </span>
              <span className="relative max-w-[15rem] text-small text-muted max-sm:hidden">
                {impact}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
