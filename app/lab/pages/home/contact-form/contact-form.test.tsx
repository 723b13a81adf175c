import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { contactForm } from "#app/content/lab/contact.ts";
import { serviceCards, serviceSlugs } from "#app/content/services/cards.ts";
import { mailto } from "#app/lib/mailto.ts";
import { siteConfig } from "#site.config";
import { ContactForm } from "./contact-form.tsx";
import { letterOf, questionsOf } from "./letter.ts";

const endpoint = "https://forms.example/in";

/** The page as it is before any script: tags by name, each as its source. */
function render(contactEndpoint: string | null) {
  vi.spyOn(siteConfig, "contactEndpoint", "get").mockReturnValue(contactEndpoint);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ContactForm />
    </QueryClientProvider>,
  );
  vi.restoreAllMocks();
  const tags = (name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
  const control = (name: string) =>
    [...tags("input"), ...tags("textarea")].find((tag) => tag.includes(` name="${name}"`)) ?? "";
  return { html, form: tags("form")[0], inputs: tags("input"), control };
}

describe.each([null, "off"])("with the endpoint %s", (off) => {
  const page = render(off);

  it("has a form that goes nowhere and asks for four things alone", () => {
    expect(page.form).toContain('method="dialog"');
    expect(page.inputs).toHaveLength(3);
    expect(page.control("name")).toMatch(
      /(?=.*required)(?=.*placeholder="Your full name")(?=.*autocomplete="name")/i,
    );
    expect(page.control("email")).toMatch(
      /(?=.*required)(?=.*type="email")(?=.*placeholder="\S+@company\.\w+")(?=.*autocomplete="email")(?=.*inputmode="email")/i,
    );
    expect(page.control("company")).toMatch(/^(?!.*required).*autocomplete="organization"/i);
    expect(page.control("message")).toMatch(/(?=.*required)(?=.*rows="6")/);
  });
});

describe("with an endpoint", () => {
  const page = render(endpoint);

  it("sets a trap that no visitor meets", () => {
    expect(page.control("website")).toMatch(/(?=.*tabindex="-1")(?=.*autocomplete="off")/i);
    expect(page.html).toMatch(
      /<div aria-hidden="true" class="sr-only"><label>[^<]+<input [^>]*name="website"/,
    );
  });
});

const typed = {
  name: "Ada & Co",
  email: "a@b.example",
  company: "",
  message: "1 + 1 = 2?\nYes",
};

it("writes an email from what was typed, whatever its characters", () => {
  const email = new URL(mailto(siteConfig.email, letterOf(typed)));
  expect(email.pathname).toBe(siteConfig.email);
  const [subject, body] = email.search
    .slice(1)
    .split("&")
    .map((part) => decodeURIComponent(part.slice(part.indexOf("=") + 1)));
  expect(subject).toBe(contactForm.subject("Ada & Co"));
  expect(body).toBe(`1 + 1 = 2?\r\nYes\r\n\r\nAda & Co\r\n${typed.email}`);
});

it.each(serviceSlugs)("carries the service %s and its questions into the letter", (slug) => {
  const message = questionsOf(slug);
  // The form has six lines, and one stays free.
  expect(message.split("\n").length).toBeLessThan(6);
  const { body } = letterOf({ ...typed, message }, slug);
  expect(body.startsWith(`${serviceCards[slug].title}\n\n${message}`)).toBe(true);
  expect(mailto(siteConfig.email, { body })).toContain(
    encodeURIComponent(serviceCards[slug].title),
  );
});

it("keeps a mail link short enough for every mail program", () => {
  const long = { ...typed, name: "A".repeat(3000), message: "ā".repeat(600) };
  const link = mailto(siteConfig.email, letterOf(long));
  expect(link.length).toBeLessThanOrEqual(1800);
  expect(link).toContain("subject=");
});
