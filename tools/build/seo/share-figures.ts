import { readFileSync } from "node:fs";
import { join } from "node:path";
import { labHome } from "#app/content/lab/home.ts";
import { aboutPage } from "#app/content/quantum/about.ts";
import { path, text } from "#app/figures/marks.ts";
import { hexagon } from "#app/figures/path.ts";
import { phaseGrounds } from "#app/figures/phase-grounds.ts";
import type { Mark, Picture, Scene, ShareView } from "#app/figures/scene.ts";
import { sceneSvg } from "#app/figures/scene-file.ts";
import type { Miniature } from "#app/lab/pages/home/draw-services.ts";
import miniatures, { size } from "#app/lab/pages/home/miniatures.data.ts";
import { palettes } from "#app/lib/palettes.ts";
import { siteOf } from "#app/lib/site.ts";
import type { CanonicalPath } from "#app/seo/share-image.ts";
import { documents } from "../../../papers/registry.ts";
import { Drawings } from "../../figures/drawings.ts";
import { labPaths, MARK_SIZE } from "../../lib/mark.ts";

type ShareFigure = ShareView & { scene: Scene };

/** The modules of figures that stand on their pages' cards. */
const ofPage: Readonly<
  Record<string, (() => Promise<{ default: Picture; share: ShareView }>) | undefined>
> = {
  "/compiler": () => import("#app/quantum/pages/compiler/routed.figure.ts"),
  "/tokenization": () => import("#app/quantum/pages/tokenization/signatures.figure.ts"),
  "/simulation": () => import("#app/quantum/pages/simulation/amplitudes.figure.ts"),
  "/industries": () => import("#app/quantum/pages/industries/pharma.figure.ts"),
  "/technologies": () => import("#app/quantum/pages/technologies/lowering.figure.ts"),
  "/contact": () => import("#app/quantum/pages/contact/night-map.figure.ts"),
  "/case-studies": () => import("#app/quantum/pages/case-studies/atoms.figure.ts"),
  "/research": () => import("#app/quantum/pages/research/die.figure.ts"),
  "/features/mobile-web-apps": () =>
    import("#app/lab/pages/services/mobile-web-apps/sync.figure.ts"),
  "/features/ai-ml-nlp": () => import("#app/lab/pages/services/ai-ml-nlp/evaluation.figure.ts"),
  "/features/cloud-big-data": () =>
    import("#app/lab/pages/services/cloud-big-data/query-cost.figure.ts"),
  "/features/blockchain-dlt": () =>
    import("#app/lab/pages/services/blockchain-dlt/merkle-proof.figure.ts"),
  "/features/vlsi-eda-cad": () =>
    import("#app/lab/pages/services/vlsi-eda-cad/seeded-bug.figure.ts"),
  "/features/iot-embedded-robotics": () =>
    import("#app/lab/pages/services/iot-embedded-robotics/updates.figure.ts"),
} satisfies Partial<Record<CanonicalPath, unknown>>;

/** The figure of a page's card: its own, or its site's. */
export async function shareFigure(page: string): Promise<ShareFigure> {
  if (page === "/about") return { scene: word() };
  if (page === "/resources") return { scene: covers(), part: [0, 0, 572] };
  const module = await ofPage[page]?.();
  if (module) return { scene: module.default.scene, ...module.share };
  return siteOf(page) === "lab" ? { scene: honeycomb() } : wave();
}

/** Comes from the cache of the build, because the wave takes seconds to compute. */
async function wave(): Promise<ShareFigure> {
  const drawings = new Drawings(join(import.meta.dirname, "../../.."));
  const { files } = await drawings.draw("app/instruments/wave/wave-share.picture.ts");
  const image = readFileSync(join(drawings.folder, files[0])).toString("base64");
  const body = `<image href="data:image/png;base64,${image}" width="1200" height="630"/>`;
  return { scene: { width: 1200, height: 630, marks: [], body }, part: [628, 0, 572] };
}

/** The name as a rewrite of two words, as the page about us opens. */
function word(): Scene {
  const { term, parts } = aboutPage.word;
  const [first, second] = parts;
  const gap = [...first].length;
  const step = 11.2;
  const from = (k: number) => 7 + (k + (k >= gap ? 1 : 0)) * step;
  const to = (k: number) => 7 + (k + 0.5) * step;
  const marks = [...term].flatMap((newLetter, k): Mark[] => {
    const letter = (first + second)[k];
    const tone = letter === newLetter ? "ink" : "accent";
    const way = `M${from(k)} 19C${from(k)} 26 ${to(k)} 29 ${to(k)} 35`;
    return [
      path(way, { stroke: letter === newLetter ? "quiet" : "accent" }),
      text(from(k), 13, letter, { anchor: "middle", size: "l", tone }),
      text(to(k), 50, newLetter, { anchor: "middle", size: "l", tone }),
    ];
  });
  const plus = text(from(gap) - step, 13, "+", { anchor: "middle", size: "l", tone: "quiet" });
  return { width: 112, height: 56, marks: [plus, ...marks] };
}

const tones = { "neon-blue": "blue", "neon-purple": "purple", "neon-green": "green" } as const;

/** Six tiles around the initial, as the lab opens. */
function honeycomb(): Scene {
  const miniatureOf: Readonly<Record<string, Miniature | undefined>> = miniatures;
  const [radius, middle] = [62, 166];
  const row = 1.06 * radius;
  const tiles = labHome.hero.tiles.flatMap(({ id, color, position }): Mark[] => {
    const x = middle + (position.x * Math.sqrt(3) * row) / 2;
    const y = middle + position.y * 1.5 * row;
    const tone = tones[color];
    const place = { x: x - size.width * 0.34, y: y - size.height * 0.36, scale: 0.68 };
    const { lines = "", running = "", shapes = "" } = miniatureOf[id] ?? {};
    return [
      path(hexagon(x, y, radius), { stroke: tone, fill: "raised", width: 0.8 }),
      { ...path(lines + running, { stroke: tone }), place },
      { ...path(shapes, { fill: tone }), place },
    ];
  });
  const scale = 3;
  const place = { x: middle - (MARK_SIZE / 2) * scale, y: middle - (MARK_SIZE / 2) * scale, scale };
  return {
    width: 2 * middle,
    height: 2 * middle,
    marks: [
      ...tiles,
      path(hexagon(middle, middle, radius), { fill: "ink" }),
      { ...path(labPaths.letter, { stroke: "ground", width: 3 }), place },
    ],
  };
}

/** Two papers, one behind the other, cut by the lower edge. */
function covers(): Scene {
  const sheets = ["choosing-a-simulator", "pqc-roadmap"].map((slug, k) => {
    const { picture, ground } = documents.find((one) => one.slug === slug)?.cover ?? {};
    if (!picture || !ground) throw new Error(`Share image: no cover of ${slug}`);
    const palette = { ...palettes.quantum, ...phaseGrounds[ground] };
    const marks = picture.scene.marks.filter(({ kind }) => kind !== "text");
    const drawing = sceneSvg({ ...picture.scene, marks }, palette).replace(
      "<svg ",
      `<svg y="190" width="595" height="520" `,
    );
    return `<g transform="translate(${k * 150 + 20} ${k * 100 - 60}) scale(0.82)"><rect width="595" height="842" fill="${palette.ground}" stroke="${palette.line}"/>${drawing}</g>`;
  });
  return { width: 572, height: 630, marks: [], body: sheets.join("") };
}
