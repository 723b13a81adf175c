import { launchFirefox } from "./firefox.ts";
import { browserSuite } from "./suite.ts";

browserSuite("Firefox", launchFirefox);
