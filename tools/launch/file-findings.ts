import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { SiteConfig } from "#site.config";
import { type Finding, noteFinding, wrongFinding } from "./finding.ts";

/** The size at which the page shows a portrait. */
const smallestPicture = { width: 400, height: 462 } as const;
const MAX_PICTURE_BYTES = 200_000;
const formats = ["avif", "webp", "jpeg", "png"];
const extension = /\.(avif|webp|jpe?g|png)$/i;

/** Every line about a portrait says where it belongs and what it must be. */
const place = `public/portraits/<name>.avif, written here as "/portraits/<name>.avif"`;
const shape = `AVIF, WebP, JPEG or PNG, at least ${smallestPicture.width} by ${smallestPicture.height} pixels, at most ${MAX_PICTURE_BYTES / 1000} kB`;

/** What is wrong with the files of `folder` (public/) that the owner's facts name. */
export async function fileFindings(config: SiteConfig, folder: string): Promise<Finding[]> {
  const [first, second] = config.founders;
  const portraits = config.founders.map(({ portrait }, index) =>
    portraitFinding(`founders[${index}].portrait`, portrait, folder),
  );
  const isOne = first.portrait !== null && first.portrait === second.portrait;
  return [
    ...(await Promise.all(portraits)).filter((finding) => finding !== undefined),
    ...(isOne
      ? [wrongFinding("founders[1].portrait", "is the first founder’s: name another file")]
      : []),
    ...vendorSheetFindings(config.vendorSheet, folder),
  ];
}

function vendorSheetFindings(file: string | null, folder: string): Finding[] {
  if (file === null || (/^\/[\w-]+\.pdf$/.test(file) && existsSync(join(folder, file)))) return [];
  const advice = `${JSON.stringify(file)} is no file of public/: put it there, as "/vendor-sheet.pdf" for public/vendor-sheet.pdf`;
  return [wrongFinding("vendorSheet", advice)];
}

async function portraitFinding(
  fact: string,
  portrait: string | null,
  folder: string,
): Promise<Finding | undefined> {
  if (portrait === null) {
    return noteFinding(fact, `is null, so it is drawn: a picture belongs to ${place} (${shape})`);
  }
  if (!/^\/[\w./-]+$/.test(portrait) || portrait.includes("..")) {
    return wrongFinding(
      fact,
      `${JSON.stringify(portrait)} is no place for a portrait: put it at ${place}, its name in letters, digits and - only`,
    );
  }
  if (!extension.test(portrait)) {
    return wrongFinding(
      fact,
      `public${portrait} has a format that is not shown: convert it (${shape})`,
    );
  }
  const file = join(folder, portrait);
  if (!existsSync(file)) {
    const advice = `put the picture there, or correct the name${presentIn(dirname(file))}`;
    return wrongFinding(fact, `has no file public${portrait}: ${advice}`);
  }
  const problem = await pictureProblem(file);
  return problem === undefined
    ? undefined
    : wrongFinding(fact, `public${portrait} ${problem}: export it anew (${shape})`);
}

function presentIn(folder: string): string {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => extension.test(name))
    : [];
  return names.length === 0 ? "" : ` (beside it: ${names.join(", ")})`;
}

async function pictureProblem(file: string): Promise<string | undefined> {
  const picture = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (picture === undefined) return "is no picture";
  // AVIF is the compression av1 in a HEIF container.
  const format =
    picture.format === "heif" && picture.compression === "av1" ? "avif" : picture.format;
  if (!formats.includes(format)) return `is ${format}`;
  if (picture.width < smallestPicture.width || picture.height < smallestPicture.height) {
    return `has ${picture.width} by ${picture.height} pixels`;
  }
  const { size } = statSync(file);
  return size > MAX_PICTURE_BYTES ? `has ${Math.round(size / 1000)} kB` : undefined;
}
