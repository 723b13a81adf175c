import { NoBreak } from "#app/ui/no-break.tsx";

interface FeaturesProps {
  features: readonly string[];
  className: string;
}

/** A list in one line, with commas. */
export function Features({ features, className }: FeaturesProps) {
  const last = features.length - 1;
  return (
    <ul className={className}>
      {features.map((feature, index) => (
        <li key={feature} className="inline">
          <NoBreak text={feature} />
          {index < last && ", "}
        </li>
      ))}
    </ul>
  );
}
