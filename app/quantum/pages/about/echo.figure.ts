import { bitsOf, bytesOf, echo } from "@adyakshar/quantum/circuit";
import { aboutPage } from "#app/content/quantum/about.ts";
import { thousands } from "#app/figures/format.ts";
import { text } from "#app/figures/marks.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import { palettes } from "#app/lib/palettes.ts";

const values = aboutPage.values.items.map(({ title }) => title.toLowerCase());
const HEAD = 62;

/** A row's lit places as strokes, one unit each. */
const strokes = (row: readonly boolean[], y: number): string =>
  row.flatMap((isLit, x) => (isLit ? [`M${x} ${y}h.8`] : [])).join("");

const letter = (byte: number): string =>
  byte > 32 && byte < 127 ? String.fromCharCode(byte) : "·";

export function returned(words: string, layers: number) {
  const bits = bitsOf(words);
  const middle = Math.floor(bits.length / 2);
  const [clean, damaged] = [echo(bits, layers), echo(bits, layers, middle)];
  const sent = bytesOf(bits);
  const came = bytesOf(damaged.rows[2 * layers]);
  const wrong = sent.map((byte, k) => byte !== came[k]);
  return { bits, clean, damaged, sent, came, wrong, gates: clean.gates };
}

function view(words: string, layers: number, width: number, inset = 0): Scene {
  const { bits, clean, damaged, sent, came, wrong } = returned(words, layers);
  const unit = (width - 2 * inset) / bits.length;
  const lit = clean.rows.map((row, y) => strokes(row.map(Boolean), y + 0.5));
  const apart = damaged.rows.map((row, y) =>
    strokes(
      row.map((bit, x) => bit !== clean.rows[y][x]),
      y + 0.5,
    ),
  );
  const high = (2 * layers + 1) * unit;
  const word = (bytes: readonly number[], y: number): Mark[] =>
    bytes.flatMap((byte, k) =>
      byte === 32
        ? []
        : [
            text(inset + (k + 0.5) * 8 * unit, y, letter(byte), {
              anchor: "middle",
              size: "l",
              tone: wrong[k] && bytes === came ? "accent" : "ink",
            }),
          ],
    );
  const forward = lit.slice(0, layers).join("");
  const body = `<g fill="none" transform="translate(${inset} ${HEAD}) scale(${unit.toFixed(4)})" stroke-width=".76"><g stroke="${palettes.quantum.ink}" opacity=".34"><path id="f" d="${forward}"/><path d="${lit[layers]}"/><use href="#f" transform="matrix(1 0 0 -1 0 ${2 * layers + 1})"/></g><path stroke="${palettes.quantum.accent}" d="${apart.join("")}"/></g>`;
  return sceneOf(
    width,
    Math.ceil(HEAD + high + HEAD),
    [...word(sent, HEAD - 18), ...word(came, HEAD + high + 42)],
    body,
  );
}

const wide = { words: values.join(" "), layers: 56 };
const narrow = { words: values.at(-1) ?? "", layers: 32 };

export function buildEcho(): Figure {
  const { sent, wrong, gates, bits } = returned(wide.words, wide.layers);
  const damaged = wrong.filter(Boolean).length;
  const small = returned(narrow.words, narrow.layers);
  return {
    title: `The words ${values.join(", ")} as ${bits.length} bits through a circuit and back: a flipped bit at the turn spreads as a triangle`,
    finding:
      "Undone gate by gate, every letter returns. One bit flipped at the turn damages the letters in color.",
    caption: `Computed: the words are ${bits.length} bits in a ring, one place each, time downward. Each of ${wide.layers} layers changes a bit by CX gates from three places of the row before, ${thousands(gates)} gates in all; then the same gates run backward. In color: what differs from the undisturbed run after one bit is flipped in the middle, and the ${damaged} of ${sent.length} characters that it damages. On phones the last word alone, with ${narrow.layers} layers: ${small.wrong.filter(Boolean).length} of ${small.sent.length} letters.`,
    scene: view(wide.words, wide.layers, 1440),
    narrow: view(narrow.words, narrow.layers, 375, 20),
    table: {
      columns: ["Way back", "Characters that return", "Damaged"],
      rows: [
        ["undisturbed", `${sent.length}`, "0"],
        ["one bit flipped at the turn", `${sent.length - damaged}`, `${damaged}`],
      ],
    },
  };
}

export default buildEcho();
