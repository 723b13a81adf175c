import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { labHome } from "#app/content/lab/home.ts";
import { jsonLdFor } from "#app/seo/json-ld.ts";
import { siteConfig } from "#site.config";
import { LabFooter } from "./footer.tsx";
import { HomeTeam } from "./pages/home/team.tsx";

const render = (element: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const setSocial = (social: typeof siteConfig.social) =>
  vi.spyOn(siteConfig, "social", "get").mockReturnValue(social);
const organization = () =>
  JSON.stringify(jsonLdFor("/adyakshar", { title: "Lab", description: "A lab." }));

afterEach(() => vi.restoreAllMocks());

it("the footer and search engines know the social profile", () => {
  setSocial({ label: "Profile", url: "https://network.example/in/lab" });
  expect(render(<LabFooter />)).toContain('href="https://network.example/in/lab" target="_blank"');
  expect(organization()).toContain('"sameAs":["https://network.example/in/lab"]');
});

it("nobody is led to a social profile that does not exist", () => {
  setSocial(null);
  expect(render(<LabFooter />)).not.toContain("_blank");
  expect(organization()).not.toContain("sameAs");
});

it.each([1, 2, 3])("the team shows %d founders, each with name, text and picture", (count) => {
  const founders = Array.from({ length: count }, (_, k) => ({
    name: `Founder ${k}`,
    title: "Research",
    text: `Answers for part ${k}.`,
    portrait: k === 0 ? "/portraits/first.avif" : null,
  }));
  vi.spyOn(siteConfig, "founders", "get").mockReturnValue(founders);
  const html = render(<HomeTeam {...labHome.team} />);
  for (const { name, text } of founders) expect(html).toMatch(new RegExp(`${name}<.*${text}`));
  expect(html.match(/<li\b/g)).toHaveLength(count);
  expect(html).toContain('alt="Portrait of Founder 0"');
});
