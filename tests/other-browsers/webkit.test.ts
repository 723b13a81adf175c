import { browserSuite } from "./suite.ts";
import { launchWebKit } from "./webkit.ts";

browserSuite("WebKit", launchWebKit);
