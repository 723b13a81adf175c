/** Makes a part, under a name, take the focus from a button that is gone; a fieldset would belong to a form. */
export const focusGroup = (label: string) =>
  ({ role: "group", "aria-label": label, tabIndex: -1 }) as const;

/** An element that scrolls must be reached by keyboard, also where the browser does not see to it. */
export const reachable = { tabIndex: 0 };
