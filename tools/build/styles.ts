import { join } from "node:path";
import { fontFiles } from "../fonts/font-styles.ts";
import { markFiles } from "../lib/mark.ts";
import { writeIfChanged } from "../lib/write-if-changed.ts";
import { paletteStyles } from "./palette-styles.ts";

const app = join(import.meta.dirname, "../../app");

/** The colors, the type and the marks, each declared once, in the forms that style sheets and pages take. */
for (const [name, css] of Object.entries(paletteStyles())) {
  await writeIfChanged(join(app, "styles/generated", name), css);
}
for (const [name, svg] of Object.entries(markFiles())) {
  await writeIfChanged(join(app, "assets/generated", name), svg);
}
for (const [role, { css, files }] of Object.entries(await fontFiles())) {
  await writeIfChanged(join(app, "styles/generated", `font-${role}.css`), css);
  for (const [name, content] of Object.entries(files)) {
    await writeIfChanged(join(app, "fonts/generated", name), content);
  }
}
