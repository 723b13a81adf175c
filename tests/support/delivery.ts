import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build, cleanCopy } from "../../tooling/clean-build.ts";
import { filledEndpoint, fillIn } from "../../tooling/filled-config.ts";
import { startEmbedded } from "../../tooling/servers.ts";
import { startReceiver } from "../contact/receiver.ts";
import { test as base } from "./page.ts";

export const endpoint = filledEndpoint;

const builtFolder = join(import.meta.dirname, "../../test-results/delivering-site");

/** Builds the site with the owner's facts filled in, a receiver among them. */
export async function buildDeliveringSite() {
  const copy = cleanCopy({ keepsDocuments: true });
  try {
    await fillIn(copy.folder);
    await build(copy.folder);
    cpSync(join(copy.folder, "build"), builtFolder, { recursive: true });
  } finally {
    copy.remove();
  }
}

type Answers = Parameters<typeof startReceiver>;

interface DeliveryFixtures {
  /** Starts a receiver that answers so, and leads what the page sends to the endpoint there. */
  receive: (...answers: Answers) => ReturnType<typeof startReceiver>;
}

export const test = base.extend<DeliveryFixtures, { deliveringSite: string }>({
  deliveringSite: [
    async ({ browserName: _ }, use) => {
      const server = await startEmbedded(join(builtFolder, "client"));
      await use(`http://localhost:${server.port}`);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ deliveringSite }, use) => use(deliveringSite),
  receive: async ({ page, complaints }, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (...answers) => {
      const receiver = await startReceiver(...answers);
      stops.push(receiver.disappear);
      await forward(page, receiver.endpoint);
      return receiver;
    });
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await Promise.all(stops.map((stop) => stop()));
    // Sending is what these pages do, and a browser logs every answer that is an error.
    const isExpected = (line: string) =>
      line === `request to ${endpoint}` || line.startsWith("error: Failed to load resource");
    complaints.list = complaints.list.filter((line) => !isExpected(line));
  },
});

async function forward(page: Page, receiver: string) {
  await page.route(endpoint, async (route) => {
    const response = await route.fetch({ url: receiver, timeout: 0 }).catch(() => null);
    if (!response) return route.abort("connectionrefused");
    const headers = { ...response.headers(), "access-control-allow-origin": "*" };
    await route.fulfill({ response, headers });
  });
}
