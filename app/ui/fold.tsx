import { type ReactNode, type ToggleEventHandler, useId } from "react";
import { cx } from "#app/lib/cx.ts";

export interface FoldProps {
  title: ReactNode;
  heading?: "h2" | "h3" | "h4";
  number?: number;
  label?: ReactNode;
  /** The first line of what it says, which stays open. */
  lead?: ReactNode;
  /** `quiet` for a derivation under a picture. */
  kind?: keyof typeof kinds;
  isOpen?: boolean;
  /** `phone` for what comes second on a small screen and is open wherever there is room. */
  when?: "always" | "phone";
  className?: string;
  onToggle?: ToggleEventHandler<HTMLDetailsElement>;
  /** One or two columns. */
  children: ReactNode;
}

const kinds = { row: "fold", quiet: "fold fold-quiet" } as const;

/** A line that opens; a link into it or a search opens it too, and paper has it open. */
export function Fold(props: FoldProps) {
  const { title, heading: Heading = "span", number, label, kind = "row", children } = props;
  const titleId = useId();
  return (
    <details
      suppressHydrationWarning
      open={props.isOpen}
      onToggle={props.onToggle}
      aria-labelledby={titleId}
      className={cx(kinds[kind], props.when === "phone" && "fold-phone", props.className)}
    >
      <summary>
        {number && <span className="fold-number tabular">{number}</span>}
        <Heading id={titleId} className="fold-title">
          {title}
        </Heading>
        {label && <span className="fold-label">{label}</span>}
        {props.lead && <span className="fold-lead">{props.lead}</span>}
        <span aria-hidden="true" className="open-sign" />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}

export interface PhoneFoldProps extends Pick<FoldProps, "label" | "children"> {
  title: string;
  heading: "h3" | "h4";
  className?: string;
}

/** A heading with what stands under it; on a phone one line that opens, and the label says what it holds. */
export function PhoneFold({ title, heading: Heading, label, className, children }: PhoneFoldProps) {
  return (
    <div className={className}>
      <Heading className="mb-5 text-subheading font-medium max-md:not-print:sr-only">
        {title}
      </Heading>
      <Fold title={title} label={label} when="phone">
        {children}
      </Fold>
    </div>
  );
}
