import { describe } from "vitest";
import { lacksProgramsFor } from "../support/programs.ts";
import { launchWebKit } from "./browsers.ts";
import { smokeTest } from "./smoke.ts";

describe.skipIf(lacksProgramsFor("WebKit"))("WebKit", () => smokeTest(launchWebKit));
