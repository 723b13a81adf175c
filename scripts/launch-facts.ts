import type { SiteConfig } from "#site.config";

export interface OpenFact {
  fact: string;
  line: number;
  advice: string;
}

const reserved = /\.example\b/;

interface Check {
  fact: string;
  isDefault: (config: SiteConfig) => boolean;
  /** Finds the line of the value in the file. */
  line: RegExp;
  advice: string;
}

const checks: readonly Check[] = [
  {
    fact: "origin",
    isDefault: ({ origin }) => reserved.test(origin),
    line: /^ {2}origin:/,
    advice: "the address at which the site is served",
  },
  {
    fact: "email",
    isDefault: ({ email }) => reserved.test(email),
    line: /^ {2}email:/,
    advice: "the address that visitors write to",
  },
  {
    fact: "social.url",
    isDefault: ({ social }) => reserved.test(social.url),
    line: /^ {2}social:/,
    advice: "the social profile and its name",
  },
  ...[0, 1].flatMap((index) => founderChecks(index)),
  {
    fact: "contactEndpoint",
    isDefault: ({ contactEndpoint }) => contactEndpoint === null,
    line: /^ {2}contactEndpoint:/,
    advice: 'an https address that takes the form, or "off" to keep it in the visitor\'s console',
  },
];

function founderChecks(index: number): Check[] {
  const line = /\bname: ".*\bportrait:/;
  return [
    {
      fact: `founders[${index}].name`,
      isDefault: ({ founders }) => founders[index].name.startsWith("Founder,"),
      line,
      advice: "the founder's name (a role stands in for it)",
    },
    {
      fact: `founders[${index}].portrait`,
      isDefault: ({ founders }) => founders[index].portrait === null,
      line,
      advice: "a picture under public/ (a drawing stands in for it)",
    },
  ];
}

/** The facts that the owner has not replaced yet, with the line on which each stands. */
export function openFacts(config: SiteConfig, source: string): OpenFact[] {
  const lines = source.split("\n");
  // The same names stand in the type above the values.
  const start = lines.findIndex((text) => text.startsWith("export const siteConfig"));
  return checks
    .filter((check) => check.isDefault(config))
    .map(({ fact, line, advice }) => {
      const found = lines.flatMap((text, index) =>
        index > start && line.test(text) ? [index + 1] : [],
      );
      const nth = Number(fact.match(/\[(\d)\]/)?.[1] ?? 0);
      return { fact, line: found[nth] ?? 0, advice };
    });
}
