import { fieldProblems, syntaxProblems } from "../content/fields.ts";
import { stopAt } from "../lib/locate.ts";

// Before anything imports the content: Node and Vite would answer a missing comma with their stacks.
stopAt(syntaxProblems());
// Or a bare word; the rest of the content is looked at by prebuild.ts, once its addresses are typed.
stopAt(fieldProblems(["site.config.ts", "app/content/offices.ts"]));
