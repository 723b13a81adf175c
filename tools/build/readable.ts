import { syntaxProblems } from "../content/fields.ts";
import { stopAt } from "../lib/locate.ts";

// Before anything imports the content: Node and Vite would answer a missing comma with their stacks.
stopAt(syntaxProblems());
