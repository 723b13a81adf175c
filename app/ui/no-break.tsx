import { createElement, Fragment } from "react";

const joinedWords = /(\S*[\p{L}\d]-[\p{L}\d]\S*|\(?arXiv \S+|OpenQASM \d|[\d.,]+ [kM]B\b)/u;

/** Text in which "real-world", "6-12", "ML-DSA-65", "arXiv 2411.11784", "OpenQASM 3" and "64 kB" each stay on one line. */
export function NoBreak({ text }: { text: string }) {
  const parts = text
    .split(joinedWords)
    .map((part, index) =>
      index % 2 === 0
        ? part
        : createElement("span", { className: "min-[20rem]:whitespace-nowrap" }, part),
    );
  // A name may come twice, so parts are children by position and need no keys.
  return createElement(Fragment, null, ...parts);
}
