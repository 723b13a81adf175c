import { describe } from "vitest";
import { lacksProgramsFor } from "../support/programs.ts";
import { launchFirefox } from "./browsers.ts";
import { smokeTest } from "./smoke.ts";

describe.skipIf(lacksProgramsFor("Firefox"))("Firefox", () => smokeTest(launchFirefox));
