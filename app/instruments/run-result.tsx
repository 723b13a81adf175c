import { type ReactNode, useEffect, useRef, useState } from "react";
import { runWords } from "#app/content/instruments.ts";
import { focusGroup } from "./focus-group.ts";
import { ResultLine, type ResultLineProps } from "./result-line.tsx";
import { problemOf, type RunState } from "./run-state.ts";
import type { SignName } from "./sign.tsx";
import { useKeptPlace } from "./use-kept-place.ts";

/** What a result shows, in words. */
export interface Summary {
  sign: SignName;
  /** In one line: what came of it, and how sure that is. */
  line: string;
  /** What the line leaves out. */
  detail?: ReactNode;
}

export interface RunResultProps
  extends Pick<ResultLineProps, "expectedEnd" | "onCancel" | "retry"> {
  state: RunState;
  /** Of the result that is shown; none before the first. */
  summary: Summary | null;
  /** Whether that result answers what is asked now. */
  isCurrent: boolean;
  words: { running: string; waiting: string };
  /** The result, gray where it is not current. */
  children?: ReactNode;
  /** What stays as it is below it. */
  below?: ReactNode;
}

/** The line that says what came of a run, and the result itself. */
export function RunResult(props: RunResultProps) {
  const { state, summary, isCurrent, words, children, below, ...rest } = props;
  const results = useRef<HTMLDivElement>(null);
  useKeptPlace();
  const isRunning = state.status === "running";
  const problem = problemOf(state);
  const line = problem ?? summary?.line ?? words.waiting;
  return (
    <>
      <ResultLine
        sign={problem || !summary ? "open" : summary.sign}
        waiting={isRunning && !isCurrent ? words.running : undefined}
        isRunning={isRunning}
        results={results}
        {...rest}
      >
        {problem || !summary ? line : <strong className="font-medium">{line}</strong>}
      </ResultLine>
      <div
        ref={results}
        {...focusGroup(runWords.names.results)}
        className="instrument-results"
        aria-busy={isRunning}
        data-stale={!isCurrent || undefined}
      >
        {problem && summary && <p className="instrument-stale">{runWords.stale}</p>}
        <div className="instrument-result grid-cols-[minmax(0,1fr)] gap-8">
          {summary?.detail && <p className="max-w-prose text-muted">{summary.detail}</p>}
          {children}
        </div>
        {below}
        <Announcement text={isRunning ? words.running : line} />
      </div>
    </>
  );
}

/** Said once it has stood for a moment, so that a quick run is one sentence. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
