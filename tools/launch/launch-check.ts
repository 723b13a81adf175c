import { readContactEndpoint } from "#site.config";
import { stopAtFaults } from "../content/faults.ts";
import { fieldAt } from "../content/fields.ts";
import { type OpenFact, openFacts } from "./open-facts.ts";

const MAX_ANSWER_MS = 10_000;

const config = await stopAtFaults();
const facts = openFacts(config, new Date());
const isSettled = (name: string) => !facts.some(({ path }) => path[0] === name);
if (isSettled("contactEndpoint") && isSettled("origin")) facts.push(...(await receiverFacts()));

for (const { path, advice, isNote } of facts) {
  const field = fieldAt("site.config.ts", "siteConfig", path);
  console.log(`${field} ${isNote ? "(optional) " : ""}${advice}`);
}
const count = facts.filter(({ isNote }) => !isNote).length;
console.log(
  count === 0
    ? "Ready to launch: every fact of the owner is set."
    : `Not ready: ${count} of the lines above to settle.`,
);
process.exitCode = count === 0 ? 0 : 1;

/** Asks the form's receiver as a visitor's browser would. */
async function receiverFacts(): Promise<OpenFact[]> {
  const { origin, contactEndpoint } = config;
  const receiver = readContactEndpoint(contactEndpoint);
  if (!receiver) return [];
  const response = await fetch(receiver, {
    method: "OPTIONS",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type",
    },
    redirect: "manual",
    signal: AbortSignal.timeout(MAX_ANSWER_MS),
  }).catch(() => undefined);
  const allowed = response?.headers.get("Access-Control-Allow-Origin") ?? "";
  if (response?.ok && ["*", origin].includes(allowed)) return [];
  const problem = response
    ? `answers ${response.status} and allows "${allowed}"`
    : "does not answer";
  // On the site's own address a receiver answers once the site is deployed.
  const isNote = !response && receiver.origin === origin;
  return [{ path: ["contactEndpoint"], advice: `${problem}: docs/contact-endpoint.md`, isNote }];
}
