export interface Criterion {
  number: string;
  name: string;
  level: "A" | "AA";
  result: "Supported" | "Partially supported" | "Not applicable";
  /** The way in which it was checked, or why it does not apply. */
  checked: string;
  open?: string;
}

const axe = "By software (axe) on every page, in both color schemes.";
const keyboard = "By keyboard, forward and back, on 20 pages; by software on every page.";
const read = "By reading the pages and their code.";
const noMedia = "The sites have no audio and no video.";

type CriterionRow = readonly [
  number: string,
  name: string,
  level: Criterion["level"],
  checked: string,
  open?: string,
];

/** Criteria that apply. One with an open point is supported in part. */
const applied: readonly CriterionRow[] = [
  [
    "1.1.1",
    "Non-text Content",
    "A",
    "By software; figures have their finding in words, and the arrows of the simulator their three components.",
  ],
  [
    "1.3.1",
    "Info and Relationships",
    "A",
    "By software, by the accessibility tree, and by the structure tree of each paper: tables have header cells, and a heading is one run.",
    "Tables in the papers have column headers, but their row headers are not marked as such yet.",
  ],
  [
    "1.3.2",
    "Meaningful Sequence",
    "A",
    "By keyboard, with Orca, and by a test that each paper is tagged in the order in which it is printed.",
  ],
  ["1.3.3", "Sensory Characteristics", "A", read],
  ["1.3.4", "Orientation", "AA", "In both orientations of a phone; nothing is locked."],
  ["1.3.5", "Identify Input Purpose", "AA", "The fields of the contact form name their purpose."],
  [
    "1.4.1",
    "Use of Color",
    "A",
    "By looking, in the usual scheme and in forced colors, where the chosen tab is underlined.",
  ],
  [
    "1.4.3",
    "Contrast (Minimum)",
    "AA",
    "By software on every page and on the opened instruments, and by the pixels of 4,181 texts.",
  ],
  ["1.4.4", "Resize Text", "AA", "With a default font of 32 pixels, in 23 states."],
  ["1.4.5", "Images of Text", "AA", "Labels of figures are text; only the logo is drawn."],
  ["1.4.10", "Reflow", "AA", "At 320 by 256 pixels, in 23 states: nothing scrolls sideways."],
  [
    "1.4.11",
    "Non-text Contrast",
    "AA",
    "By pixels, and in forced colors, where signs and bars are drawn with borders.",
  ],
  [
    "1.4.12",
    "Text Spacing",
    "AA",
    "With the spacing of the criterion, in 46 states: nothing is cut off.",
  ],
  [
    "1.4.13",
    "Content on Hover or Focus",
    "AA",
    "The notes of the six tiles stay, can be entered, and close on Escape; explained terms open on a press.",
  ],
  ["2.1.1", "Keyboard", "A", keyboard],
  ["2.1.2", "No Keyboard Trap", "A", keyboard],
  [
    "2.2.2",
    "Pause, Stop, Hide",
    "A",
    "The wave stops by itself within five seconds, and stands still where motion is reduced.",
  ],
  ["2.3.1", "Three Flashes or Below Threshold", "A", "Nothing flashes."],
  [
    "2.4.1",
    "Bypass Blocks",
    "A",
    "The skip link is the first stop on every page; by software on each.",
  ],
  ["2.4.2", "Page Titled", "A", "By software: every page has a title of its own."],
  ["2.4.3", "Focus Order", "A", keyboard],
  ["2.4.4", "Link Purpose (In Context)", "A", read],
  ["2.4.5", "Multiple Ways", "AA", "Menu, footer, links in the text, and a sitemap file."],
  ["2.4.6", "Headings and Labels", "AA", read],
  [
    "2.4.7",
    "Focus Visible",
    "AA",
    "772 stops on 20 pages, none without a visible mark; by software on every page.",
  ],
  [
    "2.4.11",
    "Focus Not Obscured (Minimum)",
    "AA",
    "By software: no stop is covered by the header.",
  ],
  [
    "2.5.1",
    "Pointer Gestures",
    "A",
    "Every action takes one press; the range is the browser’s own.",
  ],
  ["2.5.2", "Pointer Cancellation", "A", "Actions run when a press ends."],
  ["2.5.3", "Label in Name", "A", axe],
  ["2.5.7", "Dragging Movements", "AA", "No action needs dragging."],
  [
    "2.5.8",
    "Target Size (Minimum)",
    "AA",
    "By software with touch, in 46 states with all folds open.",
  ],
  ["3.1.1", "Language of Page", "A", axe],
  ["3.1.2", "Language of Parts", "AA", "The Sanskrit word of the name is marked."],
  [
    "3.2.1",
    "On Focus",
    "A",
    "Focus moves nothing; on the research page it selects its tab, as tabs do.",
  ],
  ["3.2.2", "On Input", "A", "Input changes results in place, never the page."],
  ["3.2.3", "Consistent Navigation", "AA", "Each site has one header and one footer."],
  ["3.2.4", "Consistent Identification", "AA", read],
  ["3.2.6", "Consistent Help", "A", "The email address stands in the footer of every page."],
  [
    "3.3.1",
    "Error Identification",
    "A",
    "The browser’s own messages, heard with Orca. An empty field is not called invalid before it is sent, and a program’s fault is named by line and column.",
  ],
  [
    "3.3.2",
    "Labels or Instructions",
    "A",
    "Every field has a label, and the button of the form is described by the notice beside it.",
  ],
  [
    "3.3.3",
    "Error Suggestion",
    "AA",
    "The compiler says what it expected; the form has the browser’s own messages.",
  ],
  ["4.1.2", "Name, Role, Value", "A", axe],
  [
    "4.1.3",
    "Status Messages",
    "AA",
    "By tests of what live regions receive: each run is announced, also one that ends as the last did, and a long run tells its time. Orca was used before these were mended, not since.",
  ],
];

const notApplied: readonly CriterionRow[] = [
  ["1.2.1", "Audio-only and Video-only (Prerecorded)", "A", noMedia],
  ["1.2.2", "Captions (Prerecorded)", "A", noMedia],
  ["1.2.3", "Audio Description or Media Alternative (Prerecorded)", "A", noMedia],
  ["1.2.4", "Captions (Live)", "AA", noMedia],
  ["1.2.5", "Audio Description (Prerecorded)", "AA", noMedia],
  ["1.4.2", "Audio Control", "A", noMedia],
  ["2.1.4", "Character Key Shortcuts", "A", "There are no shortcuts of single keys."],
  ["2.2.1", "Timing Adjustable", "A", "Nothing has a time limit for the reader."],
  ["2.5.4", "Motion Actuation", "A", "Nothing reacts to motion of the device."],
  [
    "3.3.4",
    "Error Prevention (Legal, Financial, Data)",
    "AA",
    "Nothing is bought, signed or deleted on the sites.",
  ],
  ["3.3.7", "Redundant Entry", "A", "Nothing is asked twice."],
  ["3.3.8", "Accessible Authentication (Minimum)", "AA", "There is no login."],
];

const criteria: Criterion[] = [
  ...applied.map(([number, name, level, checked, open]): Criterion => {
    const result = open ? "Partially supported" : "Supported";
    return { number, name, level, result, checked, open };
  }),
  ...notApplied.map(([number, name, level, checked]): Criterion => {
    return { number, name, level, result: "Not applicable", checked };
  }),
];
const byNumber = new Intl.Collator("en", { numeric: true });
const count = (result: Criterion["result"]) =>
  criteria.filter((criterion) => criterion.result === result).length;

/** The state of both sites against WCAG 2.2, criterion by criterion, for /legal and its PDF. */
export const accessibilityReport = {
  title: "Accessibility conformance report",
  statement: `On November 18, 2026 we checked both sites, Adyakshar and Adyakshar Quantum Labs, with their instruments and papers, against the Web Content Accessibility Guidelines 2.2, levels A and AA. Of the ${criteria.length} criteria at these levels, ${count("Supported")} are supported, ${count("Partially supported")} in part, and ${count("Not applicable")} do not apply.`,
  contact: "If something stands in your way, write to",
  method:
    "Software tests every page at each change. We operated 20 pages and the instruments in Chromium by keyboard, by touch, with zoom and in forced colors, and used the form, the compiler and the handshake in Firefox with the screen reader Orca.",
  limits:
    "We did not test with NVDA, JAWS, VoiceOver, TalkBack or voice control. There was no outside audit, no people with disabilities took part, and the papers do not claim PDF/UA. Later changes have been tested by software alone.",
  columns: {
    criterion: "Criterion",
    level: "Level",
    result: "Result",
    checked: "How it was checked",
    open: "Open",
  },
  criteria: criteria.toSorted((a, b) => byNumber.compare(a.number, b.number)),
} as const;
