import { serviceTemplate } from "#app/content/services/template.ts";
import type { Capability, Service } from "#app/content/services/types.ts";
import { LabSection } from "#app/lab/lab-section.tsx";
import { cx } from "#app/lib/cx.ts";

const { title, more, columns } = serviceTemplate.capabilities;

/** How the entries stand on wide screens. */
const layouts = {
  rows: {
    list: "border-t border-ink",
    item: "border-b border-line py-6 lg:grid lg:grid-cols-3 lg:gap-x-8",
    fold: "lg:col-span-2",
    texts: "lg:grid-cols-2",
  },
  columns: {
    list: "md:grid md:grid-cols-2 md:gap-x-12 border-t border-ink",
    item: "border-b border-line py-7",
    fold: "",
    texts: "",
  },
  thirds: {
    list: "border-t border-ink lg:grid lg:grid-cols-3 lg:gap-x-8",
    item: "border-b border-line py-7",
    fold: "",
    texts: "",
  },
} as const;

export interface ServiceCapabilitiesProps extends Pick<Service, "capabilities"> {
  layout: keyof typeof layouts;
  rule?: boolean;
}

/** What is built, how, and the check that would catch us; on small screens each entry folds. */
export function ServiceCapabilities({ capabilities, layout, rule }: ServiceCapabilitiesProps) {
  const { list, item, ...fold } = layouts[layout];
  return (
    <LabSection title={title} rule={rule}>
      <ol className={cx("open-end", list)}>
        {capabilities.map((capability, index) => (
          <li key={capability.title} className={cx("break-inside-avoid", item)}>
            <h3 className="flex gap-x-3 text-heading">
              <span aria-hidden="true" className="w-7 shrink-0 font-display text-quiet">
                {index + 1}
              </span>
              {capability.title}
            </h3>
            <Fold {...capability} {...fold} />
          </li>
        ))}
      </ol>
    </LabSection>
  );
}

function Fold({ method, verified, fold, texts }: Capability & { fold: string; texts: string }) {
  return (
    <details suppressHydrationWarning className={cx("fold max-md:pl-10", fold)}>
      <summary className="w-fit cursor-pointer py-2 text-small pointer-coarse:py-3 text-quiet underline underline-offset-4">
        {more}
      </summary>
      <div className={cx("grid max-w-[72rem] gap-x-8 gap-y-3 pt-2", texts)}>
        <p>{method}</p>
        <p className="text-muted">
          <span className="block text-small text-quiet">{columns.verified}</span> {verified}
        </p>
      </div>
    </details>
  );
}
