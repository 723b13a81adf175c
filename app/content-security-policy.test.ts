import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, it } from "vitest";
import {
  contentSecurityPolicy,
  type PolicySources,
  writePolicy,
} from "./content-security-policy.ts";

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const page: PolicySources = { scripts: [hash("b"), hash("a")], styles: [hash("c")] };
const contactPage = { ...page, contactOrigin: "https://forms.example" };

function directive(policy: string, name: string): string | undefined {
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

describe("the policy", () => {
  const cases: [string, PolicySources][] = [
    ["a page", page],
    ["a page with a contact endpoint", contactPage],
    ["a page without code", { scripts: [], styles: [] }],
  ];

  it.each(cases)("of %s leaves the evaluator nothing above a remark", (_name, sources) => {
    const { csp } = new CspParser(contentSecurityPolicy(sources));
    const findings = new CspEvaluator(csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)).toEqual([]);
  });

  it.each([
    ["script-src", `'strict-dynamic' '${hash("a")}' '${hash("b")}'`, page],
    ["style-src", `'self' '${hash("c")}'`, page],
    ["worker-src", "'self'", page],
    ["connect-src", "'self'", page],
    ["form-action", "'none'", page],
    ["connect-src", "'self' https://forms.example", contactPage],
    ["form-action", "https://forms.example", contactPage],
  ])("opens %s to %s", (name, values, sources) => {
    expect(directive(contentSecurityPolicy(sources), name)).toBe(`${name} ${values}`);
  });

  it.each(cases)("of %s allows no inline or evaluated code and no upgrade", (_name, sources) => {
    expect(contentSecurityPolicy(sources)).not.toMatch(/unsafe-|upgrade-insecure|\*|[\r\n,"]/);
  });
});

/** A page with the given code in its body. */
const document = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body>${body}</body></html>`;

function policyOf(body: string): string {
  const [, policy = ""] =
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/><title>/.exec(
      writePolicy(document(body)),
    ) ?? [];
  return policy;
}

describe("a page", () => {
  it("has its policy right after the charset, and is otherwise as it was", () => {
    const body = "<script>one</script><p title='\"<b>'>é</p>\r\n";
    const policy = policyOf(body);
    expect(policy).toContain("default-src 'none'");
    expect(
      writePolicy(document(body)).replace(
        `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
        "",
      ),
    ).toBe(document(body));
  });

  it("trusts its code by the hashes that browsers compute", () => {
    // The example of the CSP specification.
    const helloWorld = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
    expect(policyOf("<script>alert('Hello, world.');</script>")).toContain(helloWorld);
    expect(policyOf("<script>a\r\nb</script>")).toBe(policyOf("<script>a\nb</script>"));
  });

  it("trusts every script that runs and every style, once, also in a template and a noscript", () => {
    const policy =
      policyOf(`<style media="print">a{}</style><script type="application/ld+json">{}</script>
      <script>one</script><script>one</script><SCRIPT TYPE="text/javascript">three</SCRIPT>
      <template><script type="module">import "/x.js"</script><script src="/x.js"></script></template>
      <script type="application/json">{}</script><noscript><style>b{}</style></noscript>`);
    const count = (name: string) => directive(policy, name)?.match(/'sha256-[^']+'/g)?.length;
    expect([count("script-src"), count("style-src")]).toEqual([3, 2]);
  });

  it.each([
    [`<p style="color:red" class="a">x</p>`, `style="color:red"`],
    [`<i class="b" onclick="go()"></i>`, `onclick="go()"`],
    [`<script type="module">import "/a.js";</script>`, `<script type="module">`],
    [`<script>setTimeout(() => import("/a.js"))</script>`, "<script>"],
    [`<script src="/a.js"></script>`, `<script src="/a.js">`],
  ])("with %s, which its policy would block, is an error", (body, blocked) => {
    expect(() => writePolicy(document(body))).toThrow(`would block ${blocked}`);
  });

  it("may hold words that only look like code", () => {
    const body = `<b data-style="x" title="onclick=1">on=2 style="y"</b><!-- <a style="c"> -->
      <script>x = "<a style='b'>"</script><script type="application/ld+json">{"a":"import"}</script>`;
    expect(policyOf(body)).toContain("script-src");
  });

  it("without a charset is an error", () => {
    expect(() => writePolicy("<!DOCTYPE html><title>T</title>")).toThrow("charset");
  });
});
