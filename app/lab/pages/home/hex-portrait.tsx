import type { Accent } from "#app/content/types.ts";
import { portraitPath, type Sitter } from "#app/figures/lab/portrait.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";

export interface HexPortraitProps {
  /** The owner's picture, or null for the drawn one. */
  src: string | null;
  alt: string;
  sitter: Sitter;
  color: Accent;
  className?: string;
}

/** A portrait in a hexagon: the owner's picture, or a bust that nobody sat for. */
export function HexPortrait({ src, alt, sitter, color, className }: HexPortraitProps) {
  if (src) {
    return (
      <img
        src={src}
        alt={alt}
        width={400}
        height={462}
        loading="lazy"
        className={cx("hex-photo object-cover", className)}
      />
    );
  }
  return (
    <svg role="img" aria-label={alt} viewBox="0 0 200 230.94" className={className}>
      <path
        d="M100 1.2 199 58.4v114.2L100 229.8 1 172.6V58.4z"
        fill="none"
        stroke="currentColor"
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.5"
        className={accentText[color]}
      />
      <path d={portraitPath(sitter)} fill="currentColor" />
    </svg>
  );
}
