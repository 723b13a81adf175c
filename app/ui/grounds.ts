/** The backgrounds of sections. Each topic of the quantum site has the same one on every page. */
const grounds = {
  page: "",
  raised: "border-t border-line bg-raised",
  /** The quantum site: the light ground, and one for each topic. */
  paper: "paper",
  compiler: "deep deep-blue",
  custody: "deep deep-rose",
  simulation: "deep deep-violet",
  research: "deep deep-green",
  /** The lab: the other edition's black, and colored blacks. */
  black: "dark",
  navy: "dark deep-blue",
  violet: "dark deep-purple",
  forest: "dark deep-green",
} as const;

export type Ground = keyof typeof grounds;

/** The attributes of an element that stands on a ground; between two on the page's own there is a rule. */
export function onGround(ground: Ground) {
  return { "data-ground": ground, className: grounds[ground] };
}
