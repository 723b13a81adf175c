import { findFirefox } from "../../tooling/find-browsers.ts";
import { launchFirefox } from "./firefox.ts";
import { engineSuite } from "./suite.ts";

engineSuite("Firefox", launchFirefox, findFirefox() !== undefined);
