/**
 * Takes the contact form on Cloudflare Pages, Netlify and Vercel and hands the message to a mail service or a webhook.
 * docs/contact-endpoint.md says where to copy it and which variables to set.
 */
interface Environment {
  /** The `origin` of site.config.ts: nobody else may send. */
  SITE_ORIGIN?: string;
  /** The address of a mail service or of a webhook, and its key. */
  DELIVER_TO?: string;
  DELIVER_KEY?: string;
  /** For a mail service; without them the message goes out as it came. */
  MAIL_FROM?: string;
  MAIL_TO?: string;
}

const MAX_BYTES = 100_000;
const PATIENCE_MS = 8000;

/** Cloudflare Pages calls this name, Netlify the default and Vercel its `fetch`. */
export const onRequest = ({ request, env }: { request: Request; env: Environment }) =>
  answer(request, env);
const handle = (request: Request) => answer(request, process.env);
export default Object.assign(handle, { fetch: handle });

async function answer(request: Request, env: Environment): Promise<Response> {
  const reply = (status: number, text: string, headers = {}) => {
    const origin = { "Access-Control-Allow-Origin": env.SITE_ORIGIN ?? "null" };
    const exposed = { "Access-Control-Expose-Headers": "Retry-After" };
    return new Response(`${text}\n`, { status, headers: { ...origin, ...exposed, ...headers } });
  };
  if (!env.SITE_ORIGIN || !env.DELIVER_TO)
    return reply(503, "SITE_ORIGIN or DELIVER_TO is missing.");
  if (request.headers.get("Origin") !== env.SITE_ORIGIN) return reply(403, "Not from this site.");
  const allow = { "Access-Control-Allow-Headers": "Content-Type" };
  if (request.method === "OPTIONS") return reply(200, "", allow);
  if (request.method !== "POST") return reply(405, "Send a form.", { Allow: "POST, OPTIONS" });
  if (Number(request.headers.get("Content-Length")) > MAX_BYTES) return reply(413, "Too long.");
  const type = request.headers.get("Content-Type") ?? "";
  const message = readMessage(await request.text(), type);
  if (typeof message === "string") return reply(400, message);
  // Only a machine fills in a field that nobody sees.
  if (message.website) return reply(200, "Your message has arrived.");
  const answered = await deliver(message, env).catch(() => undefined);
  if (answered?.ok) return reply(201, "Your message has arrived.");
  console.error(`Message ${message.id}: ${answered?.status ?? "no answer"} from DELIVER_TO`);
  const wait = answered?.headers.get("Retry-After");
  return reply(503, "Please try again later.", wait ? { "Retry-After": wait } : {});
}

const maxLengths = { id: 100, name: 200, email: 254, company: 200, message: 20_000, website: 200 };
type Message = Record<keyof typeof maxLengths, string>;

/** Reads JSON, or the form of a browser without script; a text says what is wrong with it. */
function readMessage(text: string, type: string): Message | string {
  if (text.length > MAX_BYTES) return "Too long.";
  try {
    const isJson = type.startsWith("application/json");
    const sent = isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
    const fields = Object.entries(maxLengths).map(([name, length]) => {
      const value: unknown = sent[name] ?? "";
      if (typeof value !== "string" || value.length > length) throw new Error(`Wrong ${name}.`);
      // A line break in a single line would let a sender write headers of a mail.
      return [name, name === "message" ? value : value.replaceAll(/\s+/g, " ").trim()] as const;
    });
    const message = Object.fromEntries(fields) as Message;
    if (!message.name || !message.message.trim()) return "The name or the message is missing.";
    return /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(message.email) ? message : "Wrong email.";
  } catch (error) {
    return String(error);
  }
}

function deliver({ website: _, ...message }: Message, env: Environment): Promise<Response> {
  const { id, name, email, company } = message;
  const text = `${message.message}\n\n${[name, company, email].filter(Boolean).join("\n")}`;
  const addresses = { from: env.MAIL_FROM, to: env.MAIL_TO, reply_to: email };
  const mail = { ...addresses, subject: `Inquiry from ${name}`, text };
  const headers = new Headers({ "Content-Type": "application/json" });
  if (env.DELIVER_KEY) headers.set("Authorization", `Bearer ${env.DELIVER_KEY}`);
  // A mail service such as Resend sends what is repeated under one key only once.
  if (id) headers.set("Idempotency-Key", id);
  const body = JSON.stringify(env.MAIL_TO ? mail : { ...message, text });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(env.DELIVER_TO ?? "", { method: "POST", headers, body, signal });
}
