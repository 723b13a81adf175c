const compound = /(\S*\p{L}-[\p{L}\d]\S*)/u;

export interface UnbrokenProps {
  text: string;
}

/** Large or narrow text whose compounds, such as "real-world" and "AES-256", stay on one line. */
export function Unbroken({ text }: UnbrokenProps) {
  return text.split(compound).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
