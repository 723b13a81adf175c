import { stopAtContent, stopAtFaults } from "../content/faults.ts";

await stopAtFaults();
await stopAtContent();
