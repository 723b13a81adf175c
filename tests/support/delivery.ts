import type { Page } from "@playwright/test";
import { startReceiver } from "../contact/scripted-receiver.ts";
import { filledEndpoint } from "./filled-config.ts";
import { test as base } from "./page.ts";
import { startEmbedded } from "./servers.ts";

type Answers = Parameters<typeof startReceiver>;

interface DeliveryFixtures {
  /** Starts a receiver with these answers and redirects to it what the page sends to the endpoint. */
  receive: (...answers: Answers) => ReturnType<typeof startReceiver>;
}

export const test = base.extend<DeliveryFixtures, { deliveringSite: string }>({
  deliveringSite: [
    async ({ browserName: _ }, use) => {
      const server = await startEmbedded(process.env.FILLED_IN_SITE ?? "");
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
    // A browser logs every answer that is an error, and these tests ask for such answers.
    const isExpected = (line: string) =>
      line === `request to ${filledEndpoint}` || line.startsWith("error: Failed to load resource");
    complaints.list = complaints.list.filter((line) => !isExpected(line));
  },
});

async function forward(page: Page, receiver: string) {
  await page.route(filledEndpoint, async (route) => {
    const response = await route.fetch({ url: receiver, timeout: 0 }).catch(() => null);
    if (!response) return route.abort("connectionrefused");
    const headers = { ...response.headers(), "access-control-allow-origin": "*" };
    await route.fulfill({ response, headers });
  });
}
