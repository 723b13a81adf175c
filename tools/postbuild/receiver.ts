import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const source = join(import.meta.dirname, "../../deploy/receiver");
const service = "adyakshar-receiver.service";

/** The form's receiver in plain JavaScript, for whatever Node the owner's server has, with its unit filled in. */
export async function writeReceiver(outDir: string, origin: string, keepDays: number) {
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: true,
      outDir,
      target: "node20",
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: ["main", "messages"].map((name) => join(source, `${name}.ts`)),
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
  cpSync(join(source, "package.json"), join(outDir, "package.json"));
  const unit = readFileSync(join(source, service), "utf8")
    .replace("https://your.domain", origin)
    .replace(/KEEP_DAYS=\d+/, `KEEP_DAYS=${keepDays}`);
  writeFileSync(join(outDir, service), unit);
}
