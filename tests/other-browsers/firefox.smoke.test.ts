import { launchFirefox } from "./firefox.ts";
import { smokeSuite } from "./suite.ts";

smokeSuite("Firefox", launchFirefox);
