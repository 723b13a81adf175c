import { contactDelivery as texts } from "#app/content/lab/contact-delivery.ts";
import { accept, refuse } from "../contact/receiver.ts";
import { expectSaid } from "../support/accessibility-tree.ts";
import { fill, form, submit } from "../support/contact-form.ts";
import { test } from "../support/delivery.ts";
import { expect, openBooted } from "../support/page.ts";

test("the form says that a message was refused, and that it has arrived", async ({
  page,
  receive,
}) => {
  await receive(refuse(422), accept);
  await openBooted(page, "/adyakshar");
  await expect(form(page).getByRole("status")).toBeAttached();
  await fill(page);
  await expectSaid(page, texts.refused, () => submit(page).click());
  await expectSaid(page, texts.accepted, () => submit(page).click());
});
