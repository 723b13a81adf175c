import { smokeSuite } from "./suite.ts";
import { launchWebKit } from "./webkit.ts";

smokeSuite("WebKit", launchWebKit);
