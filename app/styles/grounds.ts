import { phaseHex, phaseTint } from "#app/drawing/phase-color.ts";
import type { SiteName } from "#app/lib/href.ts";
import { type Palette, palettes, type Tone } from "#app/lib/palettes.ts";

/** The colors that differ from those of the page. */
type Colors = Partial<Palette>;

/** A deep tone of the phase wheel, by its hue in turns. */
function deep(turns: number) {
  return {
    ground: phaseTint(turns, 0.24, 0.09),
    raised: phaseTint(turns, 0.29, 0.09),
    line: phaseTint(turns, 0.42, 0.09),
    quiet: phaseTint(turns, 0.76, 0.05),
    muted: phaseTint(turns, 0.86, 0.03),
  } satisfies Colors;
}

/** The light ground of the quantum site, and one for each topic, the same on every page. */
export const quantumGrounds = () => ({
  paper: {
    ground: palettes.quantum.ink,
    raised: "#f7f8fc",
    ink: palettes.quantum.ground,
    muted: "#353a52",
    quiet: "#555b74",
    line: "#c3c8da",
    accent: "#0a6577",
    purple: "#5b3f9e",
    green: "#0a5a3c",
  } satisfies Colors,
  compiler: deep(0.12),
  simulation: deep(0.25),
  custody: deep(0.52),
  research: { ...deep(0.9), accent: palettes.quantum.green },
});

/** The lab's black, which is its dark edition, and colored blacks for what belongs to an accent. */
const labGrounds = () => ({
  black: palettes["lab-dark"],
  "neon-blue": {
    ground: "#0a1c44",
    raised: "#112757",
    line: "#2c4479",
    quiet: "#a9b5d2",
    muted: "#ccd5ea",
  } satisfies Colors,
  "neon-purple": {
    ground: "#1d0f40",
    raised: "#291756",
    line: "#48367c",
    quiet: "#b6abd4",
    muted: "#d6cfea",
  } satisfies Colors,
  "neon-green": {
    ground: "#07291f",
    raised: "#0e3a2d",
    line: "#285546",
    quiet: "#a3c2b5",
    muted: "#cbe0d7",
  } satisfies Colors,
});

type QuantumGround = keyof ReturnType<typeof quantumGrounds>;
type LabGround = keyof ReturnType<typeof labGrounds>;

/** The backgrounds of sections. */
export type Ground = "page" | "raised" | QuantumGround | LabGround;

/** The attributes of an element that stands on a ground; between two on the page's own there is a rule. */
export function onGround(ground: Ground) {
  return { "data-ground": ground, className: classOf(ground) };
}

function classOf(ground: Ground): string {
  if (ground === "page") return "";
  if (ground === "raised") return "border-t border-line bg-raised";
  return `ground ground-${ground}`;
}

/** What begins a site's style sheet: its colors as custom properties, and the origin, with which printed links begin. */
export function colorStyles(site: SiteName, origin: string): string {
  const colors = site === "lab" ? labColors() : quantumColors();
  return `@layer theme{${colors}:root{--origin:"${origin}"}}`;
}

function quantumColors(): string {
  const deviation = `:root{--worse:${phaseHex(0.5)}}`;
  return rule(":root", palettes.quantum) + deviation + onScreen(groundRules(quantumGrounds()));
}

function labColors(): string {
  const { "lab-light": light, "lab-dark": dark } = palettes;
  const darkEdition = `@media (prefers-color-scheme:dark){${rule(":root", dark)}}`;
  const { black, ...others } = labGrounds();
  return (
    rule(":root", light) + darkEdition + onScreen(rule(".ground", black) + groundRules(others))
  );
}

const groundRules = (grounds: Readonly<Record<string, Colors>>) =>
  Object.entries(grounds)
    .map(([name, colors]) => rule(`.ground-${name}`, colors))
    .join("");

/** Paper and a visitor's own colors know no grounds. */
const onScreen = (rules: string) => `@media screen and (forced-colors:none){${rules}}`;

const neon = ["blue", "purple", "green"];

function rule(selector: string, colors: Colors): string {
  const property = (tone: string) => (neon.includes(tone) ? `--neon-${tone}` : `--${tone}`);
  const entries = Object.entries(colors) as [Tone, string][];
  return `${selector}{${entries.map(([tone, color]) => `${property(tone)}:${color}`).join(";")}}`;
}
