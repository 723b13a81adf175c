import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from "parse5";
import { listFiles } from "#server/site-files.ts";
import { postbuild } from "../../tooling/postbuild/run.ts";

/** A copy of the built site without any script: as fast as these pages can be. */
export async function createLimitSite(built: string) {
  const folder = mkdtempSync(join(tmpdir(), "limit-site-"));
  const root = join(folder, "client");
  cpSync(built, root, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const file of listFiles(root)) {
    if (file.endsWith(".html")) {
      rewrite(join(root, file), withoutScripts);
    }
  }
  await postbuild(root);
  return { root, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/** The page as a reader without script has it. */
function withoutScripts(html: string): string {
  const document = parse(html);
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (!("childNodes" in node)) return;
    for (const child of [...node.childNodes]) {
      if (child.nodeName === "script" || child.nodeName === "template") tree.detachNode(child);
      else visit(child);
    }
  };
  visit(document);
  return serialize(document);
}
