/** What can be scrolled must be reached by keyboard, also where the browser does not see to it. */
export const reachable = { tabIndex: 0 };
