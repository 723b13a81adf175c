import { test as setup } from "@playwright/test";
import { buildDeliveringSite } from "../support/delivery.ts";

setup("build the site with a receiver for the contact form", async () => {
  setup.setTimeout(300_000);
  await buildDeliveringSite();
});
