import type { NavLink, TitledText } from "../../types.ts";

/** A part of an architecture: a node on the wire. */
export interface ArchitecturePart extends TitledText {
  /** Carried by the wire from here to the next part. */
  carries?: string;
  /** Leaves here past the parts that follow. */
  bypass?: string;
  /** The border that the wire crosses before it arrives here. */
  border?: string;
}

export interface CaseStudy {
  /** The anchor under which the study is linked, and the name of its figure. */
  id: string;
  /** The study has this topic's ground; `app/styles/grounds.ts` says what each topic is. */
  topic: "compiler" | "custody" | "simulation" | "research";
  client: string;
  title: string;
  summary: string;
  problem: readonly string[];
  approach: readonly TitledText[];
  architecture: readonly ArchitecturePart[];
  results: {
    claim: string;
    text: string;
    limit: string;
    /** A sentence that says how the claim and the home page's claim for the same example agree. */
    relation?: string;
  };
  nextSteps: readonly string[];
  quote: { text: string; role: string };
  /** The link leads to its line of work. */
  more: NavLink;
  /** Ends the sentence that begins with the computed number; a study without one has none. */
  counts?: string;
  /** A real client has agreed, so claim and quote carry no tag “Illustrative”. */
  isReference?: true;
}
