/** What every instrument says in the same words. */
export const instrumentWords = {
  loading: "Loading",
  ready: "The instrument is ready.",
  failed:
    "The instrument could not be loaded. The figure above stands; press the button to try again.",
} as const;

export const benchWords = {
  cancel: "Cancel",
  again: "Run again",
  failures: {
    refused: "The computation refused its input.",
    memory: "This needs more memory than the page allows itself. Your settings are kept.",
    time: "The time limit ended this run. Your settings are kept; try again or choose less.",
    canceled: "Canceled. Your settings are kept.",
    crashed: "The computation stopped unexpectedly. Your settings are kept; run it again.",
  },
  link: {
    idle: "Copy link",
    copied: "Link copied",
    refused: "Copy it from the address bar",
    /** Before the number of characters. */
    tooLong: "Too long for a link. Characters too many:",
  },
} as const;
