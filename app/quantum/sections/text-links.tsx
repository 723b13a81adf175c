import type { NavLink } from "#app/content/types.ts";
import { TextLink, touchTarget } from "#app/ui/text-link.tsx";

export function TextLinks({ links, className }: { links: readonly NavLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <TextLink to={to} className={touchTarget}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
