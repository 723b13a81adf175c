import type { Service } from "#app/content/services/types.ts";
import { cx } from "#app/lib/cx.ts";

export interface ServiceTitleProps extends Pick<Service, "name" | "phrase"> {
  className?: string;
}

export function ServiceTitle({ name, phrase, className }: ServiceTitleProps) {
  return (
    <h1 className={cx("service-title", className)}>
      {name}, <span className="italic-display">{phrase}</span>
    </h1>
  );
}
