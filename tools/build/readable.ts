import { stopAt } from "../launch/locate.ts";
import { syntaxProblems } from "./content/fields.ts";

// Before anything imports the content: Node and Vite would answer a missing comma with their stacks.
stopAt(syntaxProblems());
