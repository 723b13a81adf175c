import { readContactEndpoint, type SiteConfig } from "#site.config";
import { type Finding, noteFinding, openFinding } from "./finding.ts";

type Fetch = typeof fetch;

const MAX_ANSWER_MS = 10_000;

/** Requests the owner's addresses that have no finding yet, as a visitor's browser would. */
export async function networkFindings(
  config: SiteConfig,
  ask: Fetch,
  isSettled: (fact: string) => boolean = () => true,
): Promise<Finding[]> {
  const probes = [
    isSettled("contactEndpoint") && isSettled("origin") ? probeEndpoint(config, ask) : [],
    isSettled("social") ? probeSocial(config, ask) : [],
  ];
  return (await Promise.all(probes)).flat();
}

async function probeEndpoint(
  { contactEndpoint, origin }: SiteConfig,
  ask: Fetch,
): Promise<Finding[]> {
  const receiver = readContactEndpoint(contactEndpoint);
  if (!receiver) return [];
  const fact = "contactEndpoint";
  // A browser sends no preflight to its own origin, so only the path matters there.
  const isOwn = receiver.origin === origin;
  const response = await ask(receiver.href, {
    method: "OPTIONS",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type",
    },
    redirect: "manual",
    signal: AbortSignal.timeout(MAX_ANSWER_MS),
  }).catch(reasonOf);
  if (typeof response === "string") {
    const notAnswering = `does not answer (${response})`;
    return isOwn
      ? [noteFinding(fact, `${notAnswering}: run this again once the site is deployed`)]
      : [
          openFinding(
            fact,
            `${notAnswering}: start the receiver, or run this where there is a network`,
          ),
        ];
  }
  if (isOwn) {
    return response.status === 404
      ? [openFinding(fact, "answers 404: lead that path to the receiver, docs/contact-endpoint.md")]
      : [];
  }
  const problem = preflightProblem(response, origin);
  return problem === undefined
    ? []
    : [
        openFinding(
          fact,
          `${problem}, so browsers will not send the form: docs/contact-endpoint.md`,
        ),
      ];
}

function preflightProblem({ ok, status, headers }: Response, origin: string): string | undefined {
  if (!ok) return `answers a preflight with ${status}`;
  const allowed = headers.get("Access-Control-Allow-Origin");
  if (allowed !== "*" && allowed !== origin) {
    return `allows the origin ${allowed ?? "of nobody"}, not ${origin}`;
  }
  const names = (headers.get("Access-Control-Allow-Headers") ?? "").toLowerCase().split(/\s*,\s*/);
  return names.includes("content-type") || names.includes("*")
    ? undefined
    : "does not allow the header Content-Type";
}

async function probeSocial({ social }: SiteConfig, ask: Fetch): Promise<Finding[]> {
  const fact = "social.url";
  const response = await ask(social.url, { signal: AbortSignal.timeout(MAX_ANSWER_MS) }).catch(
    reasonOf,
  );
  if (typeof response === "string") {
    return [noteFinding(fact, `could not be asked (${response}): open ${social.url} yourself`)];
  }
  if (response.status === 404 || response.status === 410) {
    return [openFinding(fact, `answers ${response.status}: correct the address of the profile`)];
  }
  // Social networks answer programs with 403, 429 or 999.
  return response.ok
    ? []
    : [noteFinding(fact, `answers ${response.status} to programs: open ${social.url} yourself`)];
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
