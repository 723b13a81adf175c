import { createElement, Fragment } from "react";

const compound = /(\S*[\p{L}\d]-[\p{L}\d]\S*|\(?arXiv \S+)/u;

export interface NoBreakProps {
  text: string;
}

/** Large or narrow text whose compounds, such as "real-world", "6-12" and "arXiv 2411.11784", stay on one line. */
export function NoBreak({ text }: NoBreakProps) {
  const parts = text
    .split(compound)
    .map((part, index) =>
      index % 2 === 0
        ? part
        : createElement("span", { className: "min-[20rem]:whitespace-nowrap" }, part),
    );
  // A name may come twice, so parts are children by position and need no keys.
  return createElement(Fragment, null, ...parts);
}
