import { findWebKit } from "../../tooling/find-browsers.ts";
import { engineSuite } from "./suite.ts";
import { launchWebKit } from "./webkit.ts";

engineSuite("WebKit", launchWebKit, findWebKit() !== undefined);
