import { serviceTemplate } from "#app/content/services/template.ts";
import { cx } from "#app/lib/cx.ts";
import { finger } from "#app/ui/finger.ts";
import { TextLink } from "#app/ui/text-link.tsx";

const { home } = serviceTemplate;

export function BackHome() {
  return (
    <p>
      <TextLink to={home.to} className={cx("inline-block py-1 text-small", finger)}>
        <span aria-hidden="true">← </span>
        {home.label}
      </TextLink>
    </p>
  );
}
