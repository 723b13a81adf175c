import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { cloudBigData } from "#app/content/services/cloud-big-data.ts";
import { ReportPage } from "./report-page.tsx";

// docs/add-a-page.md promises it for a service that has no figure yet.
it("is a whole page with the words alone", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ReportPage service={cloudBigData} />
    </MemoryRouter>,
  );
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html).toContain(cloudBigData.phrase);
  for (const { title } of cloudBigData.capabilities) expect(html).toContain(title);
  expect(html).not.toContain("undefined");
});
