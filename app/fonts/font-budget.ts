import { fonts } from "./fonts.ts";

/** A serif whose italic is a file of its own makes one file more, with tables of its own. */
const hasItalicFile = fonts.serif.italic === true && fonts.serif.completed === undefined;

/** The type that a first visit may load. */
export const fontBudget = hasItalicFile ? { files: 3, kilobytes: 52 } : { files: 2, kilobytes: 50 };
