import { serviceTemplate } from "#app/content/services/template.ts";
import { TextLink } from "#app/ui/text-link.tsx";

const { home } = serviceTemplate;

export function BackHome() {
  return (
    <p>
      <TextLink to={home.to} className="inline-block py-1 text-small pointer-coarse:py-3">
        <span aria-hidden="true">← </span>
        {home.label}
      </TextLink>
    </p>
  );
}
