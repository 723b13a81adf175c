import type { Mark, Picture } from "#app/figures/scene.ts";

/** The part of a cover below its title, in points: its width is the paper's, and it is cut by three edges. */
export const sheet = { width: 595, height: 520 } as const;
/** Where the title begins. */
export const MARGIN = 60;

export function coverPicture(title: string, marks: readonly Mark[]): Picture {
  return { title, scene: { ...sheet, marks } };
}
