import type { ComponentProps } from "react";
import type { Picture } from "#app/drawing/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { FigurePicture } from "./picture.tsx";

interface PortraitProps extends ComponentProps<"img"> {
  name: string;
  /** The owner's picture, or null for a figure of the founder's work. */
  portrait: string | null;
  work: Picture;
  workClassName?: string;
}

export function Portrait({
  name,
  portrait,
  work,
  workClassName,
  className,
  ...image
}: PortraitProps) {
  if (!portrait) return <FigurePicture figure={work} className={workClassName} />;
  return (
    <img
      src={portrait}
      alt={`Portrait of ${name}`}
      className={cx("hex-photo object-cover", className)}
      {...image}
    />
  );
}
