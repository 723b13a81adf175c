import { fieldProblems, syntaxProblems } from "../content/fields.ts";
import { stopAt } from "../lib/locate.ts";

// Runs before anything imports the content, because Node and Vite would report a missing comma with a stack.
stopAt(syntaxProblems());
// Finds bare words in these two files; prebuild.ts checks the rest once the addresses are typed.
stopAt(fieldProblems(["site.config.ts", "app/content/offices.ts"]));
