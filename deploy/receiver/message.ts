import { createHash } from "node:crypto";

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
