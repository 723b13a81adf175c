import { spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { deliveryMutation } from "#app/lab/pages/home/contact-form/delivery.ts";
import { MAX_BODY_BYTES } from "../../deploy/receiver/message.ts";
import { clientKey, createRateLimit } from "../../deploy/receiver/rate-limit.ts";
import { lacksProgramsFor, requireProgram } from "../support/programs.ts";
import { requestRaw } from "../support/raw-http.ts";
import { message, origin, post, programs, startReference } from "./receiver-support.ts";

describe("the reference receiver", () => {
  it("takes what the site's form sends, once", async () => {
    const { endpoint, store } = await startReference();
    const client = new QueryClient();
    const send = () =>
      client
        .getMutationCache()
        .build(client, deliveryMutation(endpoint))
        .execute({ id: "one", message, isTrapped: false });
    await send();
    await send();
    expect(store.all()).toMatchObject([{ id: "one", ...message }]);
    client.clear();
  });

  it("answers a preflight for the site alone, and lets the page read when to come again", async () => {
    const { endpoint } = await startReference();
    const ask = (from: string) =>
      fetch(endpoint, {
        method: "OPTIONS",
        headers: { Origin: from, "Access-Control-Request-Method": "POST" },
      });
    const response = await ask(origin);
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-headers": "Content-Type",
      "access-control-expose-headers": "Retry-After",
      vary: "Origin",
    });
    expect((await ask("https://evil.test")).status).toBe(403);
    expect((await post(endpoint, message, { Origin: "https://evil.test" })).status).toBe(403);
  });

  it("stores one of many repeats, and refuses an id that is taken", async () => {
    const { endpoint, store } = await startReference();
    const repeats = await Promise.all(
      Array.from({ length: 20 }, () => post(endpoint, { id: "same", ...message })),
    );
    expect(repeats.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    const other = await post(endpoint, { id: "same", ...message, message: "Other words" });
    expect(other.status).toBe(409);
    expect(store.all()).toMatchObject([{ id: "same", ...message }]);
  });

  it("takes the form of a visitor without script, whose repeat on the same day is one", async () => {
    const { endpoint, store } = await startReference();
    const form = new URLSearchParams({ ...message, website: "" }).toString();
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
    const first = await post(endpoint, form, headers);
    expect([first.status, first.headers.get("Content-Type")]).toEqual([
      201,
      "text/html; charset=utf-8",
    ]);
    expect(await first.text()).toContain(`<a href="${origin}/adyakshar#contact">`);
    const policy = first.headers.get("Content-Security-Policy")?.split("; ");
    const closed = ["default-src", "frame-ancestors", "base-uri", "form-action"];
    expect(policy).toEqual(expect.arrayContaining(closed.map((name) => `${name} 'none'`)));
    const refused = await post(endpoint, form.replace("ada%40", ""), headers);
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringMatching(/<h1>.*Go back/),
    ]);
    expect((await post(endpoint, form, headers)).status).toBe(200);
    expect(store.all()).toMatchObject([message]);
  });

  it("takes the longest message in any script, without script too", async () => {
    const { endpoint, store } = await startReference();
    const form = new URLSearchParams({ ...message, message: "\u0928".repeat(20_000) }).toString();
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await post(endpoint, form, headers)).status).toBe(201);
    expect(store.all()[0]?.message).toHaveLength(20_000);
  });

  it("puts off a new message on a full disk, and still knows, marks and deletes what it has", async () => {
    const { endpoint, store } = await startReference();
    expect((await post(endpoint, { id: "kept", ...message })).status).toBe(201);
    const { writeFileSync } = fs;
    // A full disk still takes an empty file, such as a mark.
    const disk = vi.spyOn(fs, "writeFileSync").mockImplementation((file, data, options) => {
      if (data) throw Object.assign(new Error("no space"), { code: "ENOSPC" });
      writeFileSync(file, data, options);
    });
    onTestFinished(() => disk.mockRestore());
    const refused = await post(endpoint, { id: "new", ...message });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "20"]);
    expect((await post(endpoint, { id: "kept", ...message })).status).toBe(200);
    expect([store.mark("kept", "done"), store.remove("kept")]).toEqual([true, true]);
    disk.mockRestore();
    expect((await post(endpoint, { id: "new", ...message })).status).toBe(201);
    expect(store.all()).toMatchObject([{ id: "new" }]);
  });

  it("thanks a machine that fills in the hidden field, and stores nothing", async () => {
    const { endpoint, store } = await startReference();
    expect((await post(endpoint, { ...message, website: "x" })).status).toBe(201);
    expect(store.all()).toEqual([]);
  });

  it("deletes a message when told to, or when it is older than is promised", async () => {
    const { store } = await startReference();
    for (const [id, at] of [
      ["old", "2026-01-01"],
      ["older", "2025-12-01"],
      ["new", "2026-01-03"],
    ] as const) {
      store.add({ id, ...message }, new Date(at));
    }
    expect([store.remove("older"), store.remove("older")]).toEqual([true, false]);
    expect(store.forget(30, new Date("2026-02-01"))).toBe(1);
    expect(store.all().map(({ id }) => id)).toEqual(["new"]);
  });
});

it.skipIf(lacksProgramsFor("the receiver’s unit"))(
  "is left few rights by its unit, as systemd counts them",
  () => {
    const unit = join(programs, "adyakshar-receiver.service");
    // The scale ends at 100; an empty unit has 96.
    const words = ["security", "--offline=true", "--threshold=20", unit];
    expect(spawnSync(requireProgram("systemdAnalyze"), words).status).toBe(0);
  },
);

describe("too much", () => {
  it("from one visitor is put off, and others are not", async () => {
    const { endpoint } = await startReference({
      clientLimit: createRateLimit(2, 60_000),
      trustProxy: true,
    });
    const from = (address: string) => post(endpoint, message, { "X-Forwarded-For": address });
    const answers = [await from("1.1.1.1"), await from("1.1.1.1"), await from("1.1.1.1")];
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 429]);
    expect(Number(answers[2]?.headers.get("Retry-After"))).toBeGreaterThan(0);
    // A visitor can write the beginning of the header, but the proxy writes its end.
    expect((await from("9.9.9.9, 1.1.1.1")).status).toBe(429);
    expect((await from("1.1.1.1, 2.2.2.2")).status).toBe(200);
  });

  it("from all together is put off, and nonsense does not count", async () => {
    const { endpoint } = await startReference({ totalLimit: createRateLimit(1, 60_000) });
    const bodies = ["{", { ...message, email: "" }, { ...message, website: "x" }, message, message];
    const statuses: number[] = [];
    for (const body of bodies) statuses.push((await post(endpoint, body)).status);
    expect(statuses).toEqual([400, 400, 201, 201, 429]);
  });

  it("is counted by a clock that does not jump", async () => {
    const { endpoint } = await startReference({ totalLimit: createRateLimit(1, 50) });
    expect((await post(endpoint, message)).status).toBe(201);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    await expect.poll(async () => (await post(endpoint, message)).status).toBe(200);
  });

  it("waits as long as it takes to refill", () => {
    const limit = createRateLimit(2, 1_000);
    const waits = [0, 0, 0, 999, 1_000, 1_001].map((now) => limit("a", now));
    expect(waits).toEqual([0, 0, 1_000, 1, 0, 999]);
    expect(limit("b", 0)).toBe(0);
    // Fractions of a millisecond, as the clock gives them, refuse nobody who comes first.
    const firsts = Array.from({ length: 200 }, (_, k) =>
      createRateLimit(1, 60_000)("", k * 1234.567),
    );
    expect(firsts.filter((wait) => wait > 0)).toEqual([]);
  });

  it("is counted by network", () => {
    const addresses = [
      "::ffff:1.2.3.4",
      "2001:db8:1:2:3:4:5:6",
      "2001:db8::6",
      "2001::3:4:5:6:7:8",
    ];
    const keys = ["1.2.3.4", "2001:db8:1:2", "2001:db8:0:0", "2001:0:3:4"];
    expect(addresses.map(clientKey)).toEqual(keys);
  });

  it("in one body is refused, announced or not", async () => {
    const { endpoint, port, store } = await startReference();
    const large = { ...message, message: "x".repeat(MAX_BODY_BYTES) };
    expect((await post(endpoint, large)).status).toBe(413);
    for (const [name, value, body] of [
      ["Transfer-Encoding", "chunked", "x".repeat(2 * MAX_BODY_BYTES)],
      ["Content-Length", "999999999", ""],
    ] as const) {
      const headers = { "Content-Type": "application/json", [name]: value };
      expect((await requestRaw(port, "/in", headers, "POST", body)).status).toBe(413);
    }
    expect((await post(endpoint, { ...message, name: "x".repeat(201) })).status).toBe(400);
    expect(store.all()).toEqual([]);
  });
});

describe("hostile input", () => {
  const bodies: [string, unknown][] = [
    ["nothing", ""],
    ["no JSON", "{"],
    ["a list", [message]],
    ["deep nesting", "[".repeat(60_000)],
    ["bytes that are no text", new Blob([new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])])],
    ["a field that is no text", { ...message, name: { toString: "x" } }],
    ["a missing field", { ...message, email: "" }],
    ["only blanks", { ...message, message: " \n\u0000 " }],
    ["no email address", { ...message, email: "nobody" }],
    ["an email address that is two", { ...message, email: "a,evil@x.y" }],
    ["an email address with a mark of HTML", { ...message, email: "<script>@x.y" }],
    ["an email address that hides a letter", { ...message, email: "a\u200b@x.y" }],
    ["a name that nobody sees", { ...message, name: "\u200b\u202e\u3164" }],
    ["an id that is a path", { ...message, id: "../../x" }],
    ["an id that is a list", { ...message, id: ["a"] }],
    ["an id that is an option", { ...message, id: "--json" }],
    ["a prototype", `{"__proto__":{"name":"x"},"email":"a@b.c","message":"x"}`],
  ];

  it.each(bodies)("%s is refused", async (_, body) => {
    const { endpoint, store } = await startReference();
    expect((await post(endpoint, body)).status).toBe(400);
    expect(store.all()).toEqual([]);
  });

  it.each(["GET", "HEAD", "DELETE"])("%s is refused with what is allowed", async (method) => {
    const { endpoint } = await startReference();
    const response = await fetch(endpoint, { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  it.each(["text/plain", "multipart/form-data"])("%s is refused", async (type) => {
    const { endpoint } = await startReference();
    expect((await post(endpoint, "{}", { "Content-Type": type })).status).toBe(415);
  });

  it("is stored as the text that it is, and breaks no line", async () => {
    const { endpoint, store } = await startReference();
    const hostile = {
      id: "hostile",
      name: "Ada\r\nBcc: all@company.com",
      email: "ada'--@company.com",
      company: "'); DROP TABLE messages; --",
      message: "<script>alert(1)</script>\r\n\u0000\u001b[2J\ud800",
    };
    expect((await post(endpoint, hostile)).status).toBe(201);
    expect(store.all()).toMatchObject([
      {
        name: "Ada Bcc: all@company.com",
        email: hostile.email,
        company: hostile.company,
        message: "<script>alert(1)</script>\n[2J\ufffd",
      },
    ]);
  });

  it("of a visitor who hangs up half way leaves nothing, and the next one is served", async () => {
    const { endpoint, port, store } = await startReference();
    const head = "POST /in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`${head}Content-Length: 500\r\n\r\n{"name":`, () => socket.destroy()),
    );
    await once(socket, "close");
    expect((await post(endpoint, { id: "next", ...message })).status).toBe(201);
    expect(store.all()).toHaveLength(1);
  });
});
