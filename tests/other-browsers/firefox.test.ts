import { launchFirefox } from "./firefox.ts";
import { restSuite } from "./suite.ts";

restSuite("Firefox", launchFirefox);
