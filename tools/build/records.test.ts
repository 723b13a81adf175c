import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { contactPage } from "#app/content/quantum/contact.ts";
import { filledConfig } from "../../tests/support/filled-config.ts";
import { isLeftOut, requireProgram } from "../../tests/support/programs.ts";
import { publisherOf } from "../lib/publisher.ts";
import { publishRecords } from "./records.ts";

it.skipIf(isLeftOut("documents"))(
  "a vendor file of two pages begins the second with a whole table",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "records-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const references = "A reference that may be asked. ".repeat(24);
    const facts = { ...filledConfig, imprint: { ...filledConfig.imprint, references } };
    await publishRecords(publisherOf(facts), facts, folder, join(folder, "cache"));
    const options = ["-f", "2", join(folder, "vendor-file.pdf"), "-"];
    const second = execFileSync(requireProgram("pdftotext"), options, { encoding: "utf8" });
    expect(second.trimStart().split("\n")[0]).toBe(contactPage.terms.title);
  },
);
