/** A part that takes the focus from a button that is gone, under a name; a fieldset would be a form's. */
export const focusGroup = (label: string) =>
  ({ role: "group", "aria-label": label, tabIndex: -1 }) as const;

/** What can be scrolled must be reached by keyboard, also where the browser does not see to it. */
export const reachable = { tabIndex: 0 };
