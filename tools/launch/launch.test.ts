import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mediaTypeOf } from "#server/media-types.ts";
import { readContactEndpoint, type SiteConfig } from "#site.config";
import { filledConfig } from "../lib/filled-config.ts";
import { lineOf, withLine } from "../lib/locate.ts";
import { configFindings } from "./config-findings.ts";
import { fileFindings } from "./file-findings.ts";
import { networkFindings } from "./probes.ts";

const now = new Date("2026-06-01T00:00:00Z");

const readyConfig: SiteConfig = {
  ...filledConfig,
  origin: "https://adyakshar.com",
  email: "hello@adyakshar.com",
  social: { label: "LinkedIn", url: "https://www.linkedin.com/company/adyakshar" },
  founders: [
    { name: "A. Name", title: "Research", portrait: "/portraits/a.avif" },
    { name: "B. Name", title: "Engineering", portrait: "/portraits/b.png" },
  ],
  contactEndpoint: "https://forms.adyakshar.com/in",
  vendorSheet: null,
  securityContactConfirmed: "2026-05-01",
};

describe("the facts alone", () => {
  const kindsOf = (change: Partial<SiteConfig>, at = now) =>
    configFindings({ ...readyConfig, ...change }, at).map(({ fact, kind }) => `${kind} ${fact}`);

  it("leave nothing to say once every one is set", () => {
    expect(kindsOf({})).toEqual([]);
  });

  it("say what to write instead of each wrong one", () => {
    const { founders } = readyConfig;
    const faultyFacts = {
      origin: "http://adyakshar.com",
      email: "hello",
      social: { label: "X", url: "x.com/a" },
      founders: [{ ...founders[0], name: "" }, founders[1]],
      contactEndpoint: "http://forms.adyakshar.com",
      keepDays: 0,
      imprint: { ...readyConfig.imprint, entity: "" },
      privacy: { ...readyConfig.privacy, logs: "" },
      people: [{ name: "", title: "Research", text: "" }],
      offerPrices: { blueprint: "", pilot: null },
      repository: { url: "code.org/a/site", commit: "0b76984" },
      securityContactConfirmed: "2026-13-01",
      hsts: { days: -1, includeSubDomains: false, preload: false },
    } as const satisfies Partial<SiteConfig>;
    const problems = configFindings({ ...readyConfig, ...faultyFacts }, now);
    expect(problems.map(({ fact }) => fact.replace(/\W.*/, ""))).toEqual(Object.keys(faultyFacts));
    for (const { kind, advice } of problems) {
      expect(kind).toBe("wrong");
      expect(advice).toMatch(/write|copy|must be/);
    }
  });

  const noImprint = Object.fromEntries(
    Object.keys(readyConfig.imprint).map((name) => [name, null]),
  );
  const unnamedFounder = { ...readyConfig.founders[0], name: "Research" };

  it.each<[Partial<SiteConfig>, ...string[]]>([
    [{ origin: "https://adyakshar.com/" }, "wrong origin"],
    [{ origin: "https://adyakshar.com/site" }, "wrong origin"],
    [{ origin: "adyakshar.com" }, "wrong origin"],
    [{ origin: "https://adyakshar.example" }, "open origin"],
    [{ origin: "https://www.example.com" }, "open origin"],
    [{ contactEndpoint: null }, "open contactEndpoint"],
    [{ contactEndpoint: "off" }, "note contactEndpoint"],
    [
      { imprint: { ...readyConfig.imprint, ...noImprint } },
      ...Object.keys(noImprint).map((name) => `open imprint.${name}`),
    ],
    [{ privacy: { logs: null, providers: null } }, "open privacy.logs", "open privacy.providers"],
    [{ repository: null }, "note repository"],
    [{ repository: { url: "https://code.org/a", commit: "main" } }, "wrong repository.commit"],
    [{ founders: [unnamedFounder, readyConfig.founders[1]] }, "open founders[0].name"],
    [{ email: "hello@adyakshar.example" }, "open email"],
    [{ hsts: { days: 1, includeSubDomains: false, preload: true } }, "wrong hsts"],
    [{ securityContactConfirmed: "2026-02-30" }, "wrong securityContactConfirmed"],
    [{ securityContactConfirmed: "2026-2-3" }, "wrong securityContactConfirmed"],
  ])("judge %j: %s", (change, ...findings) => {
    expect(kindsOf(change)).toEqual(findings);
  });

  it.each([
    ["2027-04-15", "note"],
    ["2027-06-01", "open"],
    ["2026-04-01", "open"],
  ])("ask on %s who looks after security reports: %s", (day, kind) => {
    expect(kindsOf({}, new Date(day))).toEqual([`${kind} securityContactConfirmed`]);
  });
});

it.each(["/none.pdf", "vendor.pdf"])("a vendor sheet %s is not in public/", async (vendorSheet) => {
  const advice = expect.stringContaining(`"${vendorSheet}" is no file of public/`);
  expect(await fileFindings({ ...readyConfig, vendorSheet }, tmpdir())).toContainEqual({
    fact: "vendorSheet",
    kind: "wrong",
    advice,
  });
});

describe("portraits", () => {
  const folder = mkdtempSync(join(tmpdir(), "portraits-"));
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "gray" } });

  beforeAll(async () => {
    mkdirSync(join(folder, "portraits"));
    await picture(400, 462).avif().toFile(join(folder, "portraits/a.avif"));
    await picture(800, 924).png().toFile(join(folder, "portraits/b.png"));
    await picture(100, 100).png().toFile(join(folder, "portraits/small.png"));
    await picture(400, 462).gif().toFile(join(folder, "portraits/gif.png"));
    await picture(400, 462).jpeg().toFile(join(folder, "portraits/C.JPG"));
    writeFileSync(join(folder, "portraits/words.png"), "no picture");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const findingsOf = (portrait: string | null) => {
    const [first, second] = readyConfig.founders;
    return fileFindings({ ...readyConfig, founders: [first, { ...second, portrait }] }, folder);
  };

  it.each(["/portraits/b.png", "/portraits/C.JPG"])("%s is fine", async (portrait) => {
    expect(await findingsOf(portrait)).toEqual([]);
    expect(mediaTypeOf(portrait)).toMatch("image/");
  });

  it("are not one picture for two founders", async () => {
    expect(await findingsOf("/portraits/a.avif")).toMatchObject([
      { fact: "founders[1].portrait", kind: "wrong" },
    ]);
  });

  it.each([
    [null, "note", "it is drawn"],
    ["/portraits/none.png", "wrong", "no file public/portraits/none.png: put the picture there"],
    ["/portraits/c.png", "wrong", "beside it: C.JPG, a.avif, b.png"],
    ["/portraits/my face.png", "wrong", "letters, digits and - only"],
    ["/portraits/b.gif", "wrong", "convert it (AVIF, WebP, JPEG or PNG"],
    ["portraits/b.png", "wrong", "no place for a portrait"],
    ["/../portraits/b.png", "wrong", "no place for a portrait"],
    ["https://adyakshar.com/b.png", "wrong", "no place for a portrait"],
    ["/portraits/words.png", "wrong", "is no picture"],
    ["/portraits/small.png", "wrong", "100 by 100 pixels"],
    ["/portraits/gif.png", "wrong", "is gif"],
  ])("%s: %s, %s", async (portrait, kind, words) => {
    const findings = await findingsOf(portrait);
    expect(findings).toMatchObject([{ fact: "founders[1].portrait", kind }]);
    expect(findings[0]?.advice).toContain(words);
    expect(findings[0]?.advice).toMatch(/public\/portraits\//);
  });
});

describe("the network", () => {
  type Answer = Response | Error;
  const leave = { "Access-Control-Allow-Origin": readyConfig.origin };
  const preflight = { ...leave, "Access-Control-Allow-Headers": "Content-Type" };
  const respond = (status: number, headers: Record<string, string> = {}) =>
    new Response(null, { status, headers });

  /** What is found when the receiver and the profile give these answers. */
  async function findingsOf(
    receiver: Answer,
    profile: Answer = respond(200),
    contactEndpoint = readyConfig.contactEndpoint,
  ) {
    const findings = await networkFindings({ ...readyConfig, contactEndpoint }, async (address) => {
      const answer = address === contactEndpoint ? receiver : profile;
      if (answer instanceof Error) throw answer;
      return answer;
    });
    return findings.map(({ fact, kind, advice }) => `${kind} ${fact} ${advice}`);
  }

  it("is content with a receiver that allows the form and a profile that is there", async () => {
    expect(await findingsOf(respond(204, preflight))).toEqual([]);
    const forAll = { ...preflight, "Access-Control-Allow-Origin": "*" };
    expect(await findingsOf(respond(204, forAll))).toEqual([]);
  });

  it.each([
    [respond(404), "answers a preflight with 404"],
    [respond(204), "allows the origin of nobody"],
    [
      respond(204, { ...preflight, "Access-Control-Allow-Origin": "https://b.com" }),
      "https://b.com",
    ],
    [respond(204, leave), "does not allow the header Content-Type"],
    [new TypeError("refused"), "does not answer (refused)"],
  ])("finds a receiver at fault: case %#", async (receiver, words) => {
    const findings = await findingsOf(receiver);
    expect(findings).toEqual([expect.stringMatching(/^open contactEndpoint /)]);
    expect(findings[0]).toContain(words);
  });

  it.each<[Answer, RegExp[]]>([
    [respond(404), [/^open contactEndpoint/]],
    [respond(405), []],
    [respond(204), []],
    [new TypeError("no such host"), [/^note contactEndpoint/]],
  ])(
    "asks at the site's own origin only whether something is there: case %#",
    async (receiver, findings) => {
      expect(await findingsOf(receiver, undefined, `${readyConfig.origin}/in`)).toEqual(
        findings.map((words) => expect.stringMatching(words)),
      );
    },
  );

  it("asks as a browser does", async () => {
    const requests: unknown[] = [];
    const ask = async (address: RequestInfo | URL, { method, headers }: RequestInit = {}) => {
      requests.push([String(address), method, new Headers(headers).get("Origin")]);
      return respond(204, preflight);
    };
    await networkFindings(readyConfig, ask, (fact) => fact !== "social");
    expect(requests).toEqual([[readyConfig.contactEndpoint, "OPTIONS", readyConfig.origin]]);
  });

  it.each([
    [respond(404), "open"],
    [respond(403), "note"],
    [new TypeError("offline"), "note"],
  ])("judges the profile: case %#", async (profile, kind) => {
    expect(await findingsOf(respond(204, preflight), profile)).toEqual([
      expect.stringMatching(`^${kind} social.url `),
    ]);
  });
});

describe("the line of a fact", () => {
  const source = `interface SiteConfig { origin: string }
export const siteConfig = {
  origin: "https://a.com",
  founders: [
    { name: "A", portrait: null },
    {
      name: "B",
      portrait: null,
    },
  ],
} as const satisfies SiteConfig;
const hero = {
  title: "C",
};
export const page = { parts: [hero] };`;

  it.each([
    ["siteConfig.origin", 3],
    ["siteConfig.founders[0].portrait", 5],
    ["siteConfig.founders[1].name", 7],
    ["siteConfig.founders.1.portrait", 8],
    ["siteConfig.founders[1].missing", 6],
    ["page.parts.0.title", 13],
  ])("%s is %i", (fact, line) => {
    expect(lineOf(fact, source)).toBe(line);
  });

  it("is put into a problem that names file and field", () => {
    const lines = readFileSync("app/lib/palettes.ts", "utf8").split("\n");
    const accent = lines.findIndex((text) => text.startsWith("  accent: ")) + 1;
    expect(withLine("app/lib/palettes.ts: palettes.quantum.accent is")).toBe(
      `app/lib/palettes.ts:${accent}  palettes.quantum.accent is`,
    );
    expect(withLine("site.config.ts:3  origin is")).toBe("site.config.ts:3  origin is");
  });
});

describe("the receiver of the form", () => {
  it("is none while the owner sets none, or an https address", () => {
    expect(readContactEndpoint(null)).toBeUndefined();
    expect(readContactEndpoint("off")).toBeUndefined();
    expect(readContactEndpoint("https://forms.example/in?key=1")?.host).toBe("forms.example");
  });

  it.each([
    "",
    "on",
    "forms.example/in",
    "http://forms.example/in",
    "http://localhost:8080/in",
    "https://",
    "https://user:secret@forms.example/in",
    "javascript:alert(1)",
    "mailto:hello@forms.example",
  ])("is refused as %j in one line that names the file and the field", (value) => {
    expect(() => readContactEndpoint(value)).toThrow(/^site\.config\.ts: contactEndpoint .+[^\n]$/);
  });
});
