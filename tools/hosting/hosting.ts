import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { isEncodedCopy, listFiles } from "#server/site-files.ts";
import { writeFiles } from "../lib/write-files.ts";
import { compressSite } from "./compress.ts";
import { caddySite, isServedByCaddy, staticHostHeaders, staticHostRewrites } from "./host-files.ts";
import { readBuiltPages } from "./inline-code.ts";
import { type Hsts, siteHeaders } from "./site-headers.ts";

/** Written by hand and shipped with the build. */
const deploySources = join(import.meta.dirname, "../../deploy");
const shippedFiles = ["deploy.sh", "caddy"];

interface HostingOptions {
  origin: string;
  /** For so long the form's receiver keeps a message. */
  keepDays: number;
  hsts: Hsts;
}

/** Writes what hosts need beside the built pages: headers.json, configurations, the receiver, compressed copies. */
export async function writeHostingFiles(root: string, options: HostingOptions): Promise<void> {
  refuseLostNames(root);
  const headers = siteHeaders(readBuiltPages(root), options);
  const output = dirname(root);
  rmSync(join(output, "deploy"), { recursive: true, force: true });
  for (const name of shippedFiles) {
    cpSync(join(deploySources, name), join(output, "deploy", name), { recursive: true });
  }
  writeFiles(output, {
    "headers.json": `${JSON.stringify(headers, null, 2)}\n`,
    "deploy/caddy/site.caddy": caddySite(headers),
    "deploy/static-host/_headers": staticHostHeaders(headers),
    "deploy/static-host/_redirects": staticHostRewrites(headers),
  });
  await writeReceiver(join(output, "deploy/receiver"), options);
  await compressSite(root);
}

/** Stops at a file that the embedded server would serve, and Caddy would not. */
function refuseLostNames(root: string): void {
  const names = new Set(listFiles(root));
  const lost = [...names].find((file) => !isEncodedCopy(file, names) && !isServedByCaddy(file));
  if (lost === undefined) return;
  throw new Error(
    `public${lost}: rename it, because hosts serve only names of English letters, digits, ".", "_" and "-" that do not end in .br or .gz`,
  );
}

/** The form's receiver in plain JavaScript, for whatever Node the owner's server has, with its unit filled in. */
async function writeReceiver(outDir: string, { origin, keepDays }: HostingOptions) {
  const source = join(deploySources, "receiver");
  const service = "adyakshar-receiver.service";
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
