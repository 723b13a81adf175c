import type { IncomingMessage } from "node:http";
import { Refusal } from "./message.ts";

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
