import type { Picture } from "#app/figures/scene.ts";

export interface CoverProps {
  picture: Picture;
}

/** A cover fills its frame; the words beside it say what it shows. */
export function Cover({ picture: { scene } }: CoverProps) {
  return (
    <div aria-hidden="true" className="contents">
      <picture>
        <source media="screen and (prefers-color-scheme: dark)" srcSet={`${scene.src}#dark`} />
        <img
          src={scene.src}
          alt=""
          width={scene.width}
          height={scene.height}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </div>
  );
}
