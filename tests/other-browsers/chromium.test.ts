import { describe } from "vitest";
import { launchChromium } from "./browsers.ts";
import { smokeTest } from "./smoke.ts";

describe("Chromium", () => smokeTest(launchChromium));
