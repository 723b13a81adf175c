import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { closest } from "fastest-levenshtein";
import sharp from "sharp";
import { z } from "zod";
import type { Office } from "#app/content/offices.ts";

// What the owner's facts must look like, and what to write where one does not.

const publicFolder = join(import.meta.dirname, "public");
const quote = (value: unknown) => JSON.stringify(value);

/** Text that passes a test; the advice follows the field's name and its value. */
const text = (holds: (value: string) => boolean, advice: string | ((value: string) => string)) =>
  z.string().refine(holds, {
    error: ({ input }) =>
      `${quote(input)} ${typeof advice === "string" ? advice : advice(String(input))}`,
  });
const words = text((value) => value.trim() !== "", "is empty: write it, or null");
const urlOf = (value: string) => (URL.canParse(value) ? new URL(value) : undefined);
const isHttps = (value: string) => urlOf(value)?.protocol === "https:";
const httpsAddress = text(isHttps, "is no https address: copy it from the browser’s address bar");
const email = text(
  (value) => /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i.test(value),
  'is no email address: write it as "office@your.domain"',
);
const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toJSON()?.startsWith(value) === true;
const day = z.custom<`${number}-${number}-${number}`>((value) => isDay(String(value)), {
  error: ({ input }) => `${quote(input)} is no day: write it as "2026-01-31"`,
});
const wholeDays = (least: number) => z.int().min(least, `is less than ${least} days`);
const price = z.union(
  [
    z.strictObject({
      fromUsd: z.int().min(1000, "is less than 1000: write whole dollars, as in 85_000"),
    }),
    z.literal("on application"),
  ],
  {
    error: ({ input }) =>
      `${quote(input)} is no price: write { fromUsd: 10_000 }, in whole dollars, or "on application"`,
  },
);

const smallest = { width: 400, height: 462 };
const MAX_PORTRAIT_BYTES = 200_000;
const advice = `put an AVIF, WebP, JPEG or PNG of at least ${smallest.width} by ${smallest.height} pixels and at most ${MAX_PORTRAIT_BYTES / 1000} kB into public/portraits/, and write "/portraits/<name>.avif"`;

export async function portraitProblem(portrait: string, folder = publicFolder) {
  const file = join(folder, portrait);
  if (!/^\/portraits\/[\w-]+\.(avif|webp|jpe?g|png)$/.test(portrait) || !existsSync(file))
    return "is no picture of public/portraits/";
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width < smallest.width || height < smallest.height) return `has ${width} by ${height} pixels`;
  const { size } = statSync(file);
  if (size > MAX_PORTRAIT_BYTES) return `has ${Math.round(size / 1000)} kB`;
}

const portrait = z.string().superRefine(async (value, context) => {
  const problem = await portraitProblem(value);
  if (problem) context.addIssue(`${quote(value)} ${problem}: ${advice}`);
});

/** Every PDF begins with the same bytes. */
export const isPdf = (path: string, folder = publicFolder) =>
  /^\/[\w-]+\.pdf$/.test(path) &&
  existsSync(join(folder, path)) &&
  readFileSync(join(folder, path), "latin1").startsWith("%PDF-");

const pdf = text(
  (value) => isPdf(value),
  'is no PDF of public/: put it there, and write "/brochure.pdf" for public/brochure.pdf',
);

const founder = z.strictObject({
  name: words,
  title: words,
  text: words,
  portrait: portrait.nullable(),
});

/** The facts of site.config.ts. Placeholders pass; launch-check lists them. */
export const siteSchema = z.strictObject({
  origin: text(
    (value) => isHttps(value) && urlOf(value)?.origin === value,
    (value) => `is no origin: write "https://${urlOf(value)?.host || "your.domain"}"`,
  ),
  email,
  social: z.strictObject({ label: words, url: httpsAddress }).nullable(),
  founders: z.array(founder).min(1, "is empty: write at least one founder"),
  contactEndpoint: text(
    (value) =>
      value === "off" || (isHttps(value) && !urlOf(value)?.username && !urlOf(value)?.password),
    'must be an https address without a password, "off" or null',
  ).nullable(),
  keepDays: wholeDays(1),
  imprint: z.strictObject({
    entity: words.nullable(),
    register: words.nullable(),
    address: z
      .array(words, 'is no list: write ["first line", "second line"]')
      .min(1, "is empty: write the address, or null")
      .nullable(),
    insurance: words.nullable(),
    certificates: z.array(words).nullable(),
    references: words.nullable(),
  }),
  privacy: z.strictObject({
    logDays: wholeDays(0).nullable(),
    host: words.nullable(),
    safeguards: words.nullable(),
  }),
  subprocessors: z.array(z.strictObject({ name: words, purpose: words, place: words })).nullable(),
  people: z.array(z.strictObject({ name: words, title: words, text: words })),
  vendorSheet: pdf.nullable(),
  ownDocuments: z.array(z.strictObject({ file: pdf, title: words, date: day })),
  offerPrices: z.strictObject({ blueprint: price.nullable(), pilot: price.nullable() }),
  smallestEngagement: words.nullable(),
  priceSheetDate: day.nullable(),
  roadmapAuthor: words.nullable(),
  repository: z
    .strictObject({
      url: httpsAddress,
      commit: text((value) => /^[0-9a-f]{7,40}$/.test(value), "is no commit: write its hash"),
    })
    .nullable(),
  securityContact: email.nullable(),
  accessibilityContact: email.nullable(),
  securityContactConfirmed: day,
});

export type SiteConfig = z.infer<typeof siteSchema>;

// The runtime lists Kolkata by its old name.
const timeZones = [...Intl.supportedValuesOf("timeZone"), "Asia/Kolkata", "UTC"];
function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone }));
  } catch {
    return false;
  }
}

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** An alias such as UK has a name too, but stands for another code. */
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) &&
  regionNames.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code;

const degrees = (most: number, example: number) =>
  z
    .number()
    .refine((angle) => Math.abs(angle) <= most, `is no angle in degrees, such as ${example}`);

export const officesSchema = z.array(
  z.strictObject({
    city: words,
    country: words,
    countryCode: text(isCountry, 'is no code of ISO 3166, such as "GB"'),
    timeZone: text(
      isTimeZone,
      (value) =>
        `is no IANA name, such as "Asia/Kolkata"; did you mean ${closest(value, timeZones)}?`,
    ),
    zoneName: words,
    utcOffset: words,
    latitude: degrees(90, 51.5072),
    longitude: degrees(180, -0.1),
  }),
) satisfies z.ZodType<readonly Office[]>;

export const plansSchema = z.record(z.string(), z.looseObject({ price }));

/** The facts of a paper that types cannot check. */
export const paperSchema = z.looseObject({ date: day });
