import { restSuite } from "./suite.ts";
import { launchWebKit } from "./webkit.ts";

restSuite("WebKit", launchWebKit);
