import { Fold, type FoldProps } from "./fold.tsx";

export interface PhoneFoldProps extends Pick<FoldProps, "label" | "children"> {
  title: string;
  heading: "h3" | "h4";
  className?: string;
}

/** A heading with what stands under it; on a phone one line that opens, and the label says what it holds. */
export function PhoneFold({ title, heading: Heading, label, className, children }: PhoneFoldProps) {
  return (
    <div className={className}>
      <Heading className="mb-5 text-subheading font-medium max-md:not-print:hidden">
        {title}
      </Heading>
      <Fold title={title} heading={Heading} label={label} when="phone">
        {children}
      </Fold>
    </div>
  );
}
