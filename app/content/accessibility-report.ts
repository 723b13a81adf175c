const axe = "By software (axe) on every page, in both color schemes.";
const keyboard = "By keyboard, forward and back, on 20 pages; by software on every page.";
const read = "By reading the pages and their code.";
const noMedia = "The sites have no audio and no video.";

/** The criteria that apply, by level, with the way in which each was checked. */
const applied: Record<"A" | "AA", Record<string, string>> = {
  A: {
    "1.1.1 Non-text Content":
      "By software; figures have their finding in words, and the arrows of the simulator their three components.",
    "1.3.1 Info and Relationships":
      "By software, by the accessibility tree, and by the structure tree of each paper: tables have header cells, and a heading is one run.",
    "1.3.2 Meaningful Sequence":
      "By keyboard, with Orca, and by a test that each paper is tagged in the order in which it is printed.",
    "1.3.3 Sensory Characteristics": read,
    "1.4.1 Use of Color":
      "By looking, in the usual scheme and in forced colors, where the chosen tab is underlined.",
    "2.1.1 Keyboard": keyboard,
    "2.1.2 No Keyboard Trap": keyboard,
    "2.2.2 Pause, Stop, Hide":
      "The wave stops by itself within five seconds, and stands still where motion is reduced.",
    "2.3.1 Three Flashes or Below Threshold": "Nothing flashes.",
    "2.4.1 Bypass Blocks": "The skip link is the first stop on every page; by software on each.",
    "2.4.2 Page Titled": "By software: every page has a title of its own.",
    "2.4.3 Focus Order": keyboard,
    "2.4.4 Link Purpose (In Context)": read,
    "2.5.1 Pointer Gestures": "Every action takes one press; the range is the browser’s own.",
    "2.5.2 Pointer Cancellation": "Actions run when a press ends.",
    "2.5.3 Label in Name": axe,
    "3.1.1 Language of Page": axe,
    "3.2.1 On Focus": "Focus moves nothing; on the research page it selects its tab, as tabs do.",
    "3.2.2 On Input": "Input changes results in place, never the page.",
    "3.2.6 Consistent Help": "The email address stands in the footer of every page.",
    "3.3.1 Error Identification":
      "The browser’s own messages, heard with Orca. An empty field is not called invalid before it is sent, and a program’s fault is named by line and column.",
    "3.3.2 Labels or Instructions":
      "Every field has a label, and the button of the form is described by the notice beside it.",
    "4.1.2 Name, Role, Value": axe,
  },
  AA: {
    "1.3.4 Orientation": "In both orientations of a phone; nothing is locked.",
    "1.3.5 Identify Input Purpose": "The fields of the contact form name their purpose.",
    "1.4.3 Contrast (Minimum)":
      "By software on every page and on the opened instruments, and by the pixels of 4,181 texts.",
    "1.4.4 Resize Text": "With a default font of 32 pixels, in 23 states.",
    "1.4.5 Images of Text": "Labels of figures are text; only the logo is drawn.",
    "1.4.10 Reflow": "At 320 by 256 pixels, in 23 states: nothing scrolls sideways.",
    "1.4.11 Non-text Contrast":
      "By pixels, and in forced colors, where signs and bars are drawn with borders.",
    "1.4.12 Text Spacing": "With the spacing of the criterion, in 46 states: nothing is cut off.",
    "1.4.13 Content on Hover or Focus":
      "The notes of the six tiles stay, can be entered, and close on Escape; explained terms open on a press.",
    "2.4.5 Multiple Ways": "Menu, footer, links in the text, and a sitemap file.",
    "2.4.6 Headings and Labels": read,
    "2.4.7 Focus Visible":
      "772 stops on 20 pages, none without a visible mark; by software on every page.",
    "2.4.11 Focus Not Obscured (Minimum)": "By software: no stop is covered by the header.",
    "2.5.7 Dragging Movements": "No action needs dragging.",
    "2.5.8 Target Size (Minimum)": "By software with touch, in 46 states with all folds open.",
    "3.1.2 Language of Parts": "The Sanskrit word of the name is marked.",
    "3.2.3 Consistent Navigation": "Each site has one header and one footer.",
    "3.2.4 Consistent Identification": read,
    "3.3.3 Error Suggestion":
      "The compiler says what it expected; the form has the browser’s own messages.",
    "4.1.3 Status Messages":
      "By tests of what live regions receive: each run is announced, also one that ends as the last did, and a long run tells its time. Fixed since the last test with Orca; automated tests pass.",
  },
};

/** A criterion with an open point is supported in part. */
const openPoints: Record<string, string> = {
  "1.3.1 Info and Relationships":
    "Tables in the papers have column headers, but their row headers are not marked as such yet.",
};

/** The criteria that do not apply, with the reason. */
const notApplied: typeof applied = {
  A: {
    "1.2.1 Audio-only and Video-only (Prerecorded)": noMedia,
    "1.2.2 Captions (Prerecorded)": noMedia,
    "1.2.3 Audio Description or Media Alternative (Prerecorded)": noMedia,
    "1.4.2 Audio Control": noMedia,
    "2.1.4 Character Key Shortcuts": "There are no shortcuts of single keys.",
    "2.2.1 Timing Adjustable": "Nothing has a time limit for the reader.",
    "2.5.4 Motion Actuation": "Nothing reacts to motion of the device.",
    "3.3.7 Redundant Entry": "Nothing is asked twice.",
  },
  AA: {
    "1.2.4 Captions (Live)": noMedia,
    "1.2.5 Audio Description (Prerecorded)": noMedia,
    "3.3.4 Error Prevention (Legal, Financial, Data)":
      "Nothing is bought, signed or deleted on the sites.",
    "3.3.8 Accessible Authentication (Minimum)": "There is no login.",
  },
};

type Level = keyof typeof applied;
type Result = "Supported" | "Partially supported" | "Not applicable";

function criterion(title: string, level: Level, result: Result, checked: string) {
  const end = title.indexOf(" ");
  const [number, name] = [title.slice(0, end), title.slice(end + 1)];
  const open = openPoints[title];
  const how = open ? `${checked} Open: ${open}` : checked;
  return { number, name, level, result, checked: how, open };
}

const criteria = (["A", "AA"] as const).flatMap((level) => [
  ...Object.entries(applied[level]).map(([title, checked]) => {
    const result = title in openPoints ? "Partially supported" : "Supported";
    return criterion(title, level, result, checked);
  }),
  ...Object.entries(notApplied[level]).map(([title, why]) =>
    criterion(title, level, "Not applicable", why),
  ),
]);
const byNumber = new Intl.Collator("en", { numeric: true });
const count = (result: Result) =>
  criteria.filter((criterion) => criterion.result === result).length;

/** The state of both sites against WCAG 2.2, criterion by criterion, for /legal and its PDF. */
export const accessibilityReport = {
  title: "Accessibility conformance report",
  statement: `On November 18, 2026 we checked both sites, Adyakshar and Adyakshar Quantum Labs, with their instruments and papers, against the Web Content Accessibility Guidelines 2.2, levels A and AA. Of the ${criteria.length} criteria at these levels, ${count("Supported")} are supported, ${count("Partially supported")} in part, and ${count("Not applicable")} do not apply.`,
  contact: "If something stands in your way, write to",
  method:
    "Software tests every page at each change. We operated 20 pages and the instruments in Chromium by keyboard, by touch, with zoom and in forced colors, and used the form, the compiler and the handshake in Firefox with the screen reader Orca.",
  limits:
    "We did not test with NVDA, JAWS, VoiceOver, TalkBack or voice control. This is our own assessment: an outside audit and tests with disabled users have not been done yet, and the papers do not claim PDF/UA. Later changes have been tested by software alone.",
  columns: {
    criterion: "Criterion",
    level: "Level",
    result: "Result",
    checked: "How it was checked",
  },
  criteria: criteria.toSorted((a, b) => byNumber.compare(a.number, b.number)),
} as const;
