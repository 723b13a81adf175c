import { stopAt } from "../launch/locate.ts";
import { syntaxProblems } from "./content/fields.ts";

// Loaded before a program that imports the content: Node would answer a missing comma with its stack.
stopAt(syntaxProblems());
