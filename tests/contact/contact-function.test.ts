import { beforeEach, describe, expect, it, vi } from "vitest";
import contactFunction, { onRequest } from "../../deploy/contact-function.ts";

const origin = "https://www.site.example";
const environment = {
  SITE_ORIGIN: origin,
  DELIVER_TO: "https://mail.example/send",
  DELIVER_KEY: "a-key",
  MAIL_FROM: "form@site.example",
  MAIL_TO: "office@site.example",
};
const message = {
  id: "one",
  name: "Ada",
  email: "ada@company.example",
  company: "Engines",
  message: "Two lines\nand “marks”: ā",
};

/** The requests that reached the mail service. */
const sent: { url: string; body: unknown; headers: Headers }[] = [];
let service: () => Response;
beforeEach(() => {
  sent.length = 0;
  service = () => new Response();
  vi.stubGlobal("fetch", async (url: string, { body, headers }: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(body)), headers: new Headers(headers) });
    return service();
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
});

function request(body: unknown, headers: Record<string, string> = {}, method = "POST") {
  const isForm = body instanceof URLSearchParams;
  return new Request(`${origin}/contact-messages`, {
    method,
    headers: {
      Origin: origin,
      ...(isForm ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    body: method === "POST" ? (isForm ? body : JSON.stringify(body)) : null,
  });
}
const send = (body: unknown, headers?: Record<string, string>, env: object = environment) =>
  onRequest({ request: request(body, headers), env });

describe("a message", () => {
  it("goes to the mail service, whose key it carries, and can be answered", async () => {
    const { status } = await send(message);
    expect(status).toBe(201);
    const [{ url, body, headers }] = sent;
    expect(url).toBe(environment.DELIVER_TO);
    expect(body).toMatchObject({
      from: environment.MAIL_FROM,
      to: environment.MAIL_TO,
      reply_to: message.email,
      text: expect.stringContaining(message.message),
    });
    expect(headers.get("authorization")).toBe("Bearer a-key");
    expect(headers.get("idempotency-key")).toBe("one");
  });

  it("goes to a webhook as it came where no mail address is set", async () => {
    const { MAIL_TO: _, ...env } = environment;
    await send(message, {}, env);
    expect(sent[0].body).toMatchObject(message);
  });

  it("is taken as the form of a browser without script, too", async () => {
    const { id: _, ...fields } = message;
    expect((await send(new URLSearchParams(fields))).status).toBe(201);
    expect(sent[0].headers.has("idempotency-key")).toBe(false);
  });

  it("of a machine is thanked for and goes nowhere", async () => {
    expect((await send({ ...message, website: "https://spam.example" })).status).toBe(200);
    expect(sent).toEqual([]);
  });

  it("cannot write headers of a mail", async () => {
    await send({ ...message, name: "Ada\r\nBcc: all@company.example" });
    expect(sent[0].body).toMatchObject({ subject: "Inquiry from Ada Bcc: all@company.example" });
  });

  it.each([
    [{ ...message, name: " " }],
    [{ ...message, message: "\n" }],
    [{ ...message, email: "ada" }],
    [{ ...message, email: "a@b.example, c@d.example" }],
    [{ ...message, message: "x".repeat(20_001) }],
    [{ ...message, company: ["x"] }],
    [null],
    ["text"],
  ])("such as %j is refused", async (body) => {
    expect((await send(body)).status).toBe(400);
    expect(sent).toEqual([]);
  });

  it("that is too long is refused", async () => {
    expect((await send({ ...message, rest: "x".repeat(100_000) })).status).toBeOneOf([400, 413]);
    const declared = { "Content-Length": "100001" };
    expect((await send(message, declared)).status).toBe(413);
    expect(sent).toEqual([]);
  });

  it.each(["https://evil.example", "null", ""])("from %j is refused", async (from) => {
    expect((await send(message, { Origin: from })).status).toBe(403);
    expect(sent).toEqual([]);
  });
});

describe("the answer", () => {
  it("lets the site read it, and asks first where it stands on another host", async () => {
    const { status, headers } = await onRequest({
      request: request(null, {}, "OPTIONS"),
      env: environment,
    });
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("access-control-allow-headers")).toBe("Content-Type");
  });

  it("is 405 to other methods", async () => {
    const answer = await onRequest({ request: request(null, {}, "PUT"), env: environment });
    expect(answer.status).toBe(405);
  });

  it("asks to try again where the service does not take the message", async () => {
    service = () => new Response("", { status: 429, headers: { "Retry-After": "7" } });
    const { status, headers } = await send(message);
    expect([status, headers.get("retry-after")]).toEqual([503, "7"]);
    service = () => {
      throw new TypeError("no connection");
    };
    expect((await send(message)).status).toBe(503);
  });

  it("says which variable is missing", async () => {
    const answer = await send(message, {}, {});
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining("DELIVER_TO"),
    ]);
  });
});

it.each([
  ["Netlify", contactFunction],
  ["Vercel", contactFunction.fetch],
])("%s calls it with the request alone", async (_host, call) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  expect((await call(request(message))).status).toBe(201);
  vi.unstubAllEnvs();
});
