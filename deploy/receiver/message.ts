import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";

export interface Answer {
  status: number;
  message: string;
  headers?: Readonly<Record<string, string | number>>;
}

/** Thrown where a request is not taken: the answer that says so. */
export class Refusal extends Error implements Answer {
  readonly status: number;
  readonly headers: NonNullable<Answer["headers"]>;

  constructor(status: number, reason: string, headers: Answer["headers"] = {}) {
    super(reason);
    this.status = status;
    this.headers = headers;
  }
}

type Field = "name" | "email" | "company" | "message";

export type Message = Record<"id" | Field, string>;

/** Longer than anybody writes by hand, in characters. */
const maxLengths: Readonly<Record<Field, number>> = {
  name: 200,
  email: 254,
  company: 200,
  message: 20_000,
};
const requiredFields: readonly Field[] = ["name", "email", "message"];
export const fields = Object.keys(maxLengths) as Field[];

/** The hidden field of the form: people leave it empty. */
const trapField = "website";

/** More than blanks, marks of direction and what else nobody sees. */
const isVisible = (text: string) => /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{M}\u2800]/u.test(text);

/** One address, with nothing that means something in a mail's header. */
export const isEmail = (text: string) =>
  /^[^\s@,;:<>()[\]"\\\p{DI}]+@[^\s@,;:<>()[\]"\\\p{DI}]+$/u.test(text);

export const isId = (id: unknown): id is string =>
  typeof id === "string" && /^\w[\w-]{0,99}$/.test(id);

/** Reads what the form sent: known fields, as text, of a bearable length. Null where a machine has filled it in. */
export function readMessage(sent: unknown, now: Date): Message | null {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) {
    throw new Refusal(400, "The body is not an object.");
  }
  const values = new Map<string, unknown>(Object.entries(sent));
  if (values.get(trapField)) return null;
  const texts: Record<Field, string> = { name: "", email: "", company: "", message: "" };
  for (const field of fields) {
    const value = values.get(field) ?? "";
    if (typeof value !== "string") throw new Refusal(400, `${field} is not text.`);
    // Half of a surrogate pair is no character.
    const characters = value.replaceAll(/\p{Cs}/gu, "\uFFFD");
    texts[field] = field === "message" ? cleanText(characters) : cleanLine(characters);
    if (texts[field].length > maxLengths[field]) {
      throw new Refusal(400, `${field} is longer than ${maxLengths[field]} characters.`);
    }
  }
  const missingField = requiredFields.find((field) => !isVisible(texts[field]));
  if (missingField) throw new Refusal(400, `${missingField} is missing.`);
  if (!isEmail(texts.email)) throw new Refusal(400, "email is no email address.");
  const id = values.get("id") ?? contentId(texts, now);
  if (!isId(id))
    throw new Refusal(400, "id is not 1 to 100 letters, digits, _ or -, or begins with -.");
  return { id, ...texts };
}

/** A form that was sent without script has no id: the same words on the same day are the same message. */
function contentId(texts: Readonly<Record<Field, string>>, now: Date): string {
  const content = JSON.stringify([now.toISOString().slice(0, 10), ...fields.map((f) => texts[f])]);
  return createHash("sha256").update(content).digest("hex");
}

/** One line: no break can smuggle a header into an email made of it. */
function cleanLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

function cleanText(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n");
  return lines.replaceAll(/[^\P{Cc}\n\t]/gu, "").trim();
}

/** In bytes: a form needs nine of them for a letter of most scripts, and the message alone may have 20,000. */
export const MAX_BODY_BYTES = 192 * 1024;

/** Reads the body as JSON or as a form, and no more of it than is allowed. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  const parse = type === undefined ? undefined : parsers.get(type);
  if (!parse) throw new Refusal(415, `Send ${[...parsers.keys()].join(" or ")}.`);
  if (request.headers["content-encoding"]) throw new Refusal(415, "Send the body as it is.");
  const tooLarge = new Refusal(413, `The body is larger than ${MAX_BODY_BYTES} bytes.`);
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) throw tooLarge;
  const bytes = await collect(request, tooLarge);
  try {
    return parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, "The body cannot be read.");
  }
}

// Not `for await`: leaving such a loop closes the connection, and the answer may never arrive.
function collect(request: IncomingMessage, tooLarge: Refusal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) reject(tooLarge);
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", () => reject(new Refusal(400, "The body has broken off.")));
  });
}

const parsers = new Map<string, (text: string) => unknown>([
  ["application/json", (text) => JSON.parse(text)],
  ["application/x-www-form-urlencoded", (text) => Object.fromEntries(new URLSearchParams(text))],
]);
