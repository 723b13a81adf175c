/** For parts of a page whose file is fetched on first use. */
export const lateFileWords = {
  missing:
    "A file that this needs could not be loaded: the connection failed, or the site was updated after you opened this page.",
  reload: "Reload the page",
} as const;

export const instrumentWords = {
  loading: "Loading",
  ready: "The instrument is ready.",
  failed:
    "The instrument could not be loaded. The figure stays as it is. Try again, or reload the page: the site may have been updated since you opened it.",
  offline:
    "There is no connection, so the instrument could not be loaded. The figure stays as it is. Press again when you are back online.",
} as const;

export const runWords = {
  /** Accessible names of the line with the result and of the result. */
  names: { line: "Outcome", results: "Result" },
  range: (highest: string) => `Give a whole number from 0 to ${highest}.`,
  /** The place in a program precedes what is said of it. */
  place: (line: number, column: number) => `line ${line}, column ${column}`,
  cancel: "Cancel",
  /** A long run says it aloud; at first it also says how to end the run. */
  elapsed: (doing: string, seconds: number) =>
    `${doing}, ${seconds} s so far.${seconds < 20 ? " The Cancel button ends it." : ""}`,
  again: "Run again",
  /** Opens what a drawing shows as a table. */
  asTable: "The same as a table",
  /** Leads from the line with the result to the result itself. */
  show: "Show",
  /** An address whose settings make no sense. */
  damaged: "Part of this link could not be read. What it lacks is set as at first.",
  /** Follows the reason why there is no newer result. */
  stale: "What follows is the last result.",
  failures: {
    memory: "This needs more memory than the page allows itself. Your settings are kept.",
    time: "The time limit ended this run. Your settings are kept; try again or choose less.",
    canceled: "Canceled. Your settings are kept.",
    crashed: "The computation stopped unexpectedly. Your settings are kept; run it again.",
    missing: `${lateFileWords.missing} Your settings stay when you reload it.`,
  },
  link: {
    idle: "Copy link",
    copied: "Link copied",
    refused: "Copy it from the address bar",
    tooLong:
      "This program is too long for a link. This tab keeps it, also when you reload the page.",
  },
} as const;
