import { createElement, Fragment, type HTMLAttributes } from "react";
import { Term } from "./term.tsx";

const special =
  /(\[\[[^\]]+\]\]|[^\s[\]]*[\p{L}\d]-[\p{L}\d][^\s[\]]*|\(?arXiv \S+|OpenQASM \d|[\d.,]+ [kM]B\b)/u;
const termMark = /^\[\[([^|]+)(?:\|(.+))?\]\]$/;

export interface NoBreakProps extends Pick<HTMLAttributes<HTMLElement>, "id" | "className"> {
  text: string;
  /** The element that holds the sentence and nothing else; without it the sentence stands bare. */
  as?: "p" | "dd" | "li" | "h3" | "h4";
}

/**
 * A sentence of the content. "real-world", "6-12", "ML-DSA-65", "arXiv 2411.11784", "OpenQASM 3" and "64 kB" each stay on
 * one line; `[[HSM]]` and `[[signing module|HSM]]` open a term of the glossary.
 */
export function NoBreak({ text, as, ...attributes }: NoBreakProps) {
  const parts = text.split(special).map((part, index) => {
    if (index % 2 === 0) return part;
    const [, words, name = words] = termMark.exec(part) ?? [];
    if (words) return createElement(Term, { name }, words);
    return createElement("span", { className: "min-[20rem]:whitespace-nowrap" }, part);
  });
  // A name may come twice, so parts are children by position and need no keys.
  return as ? createElement(as, attributes, ...parts) : createElement(Fragment, null, ...parts);
}
