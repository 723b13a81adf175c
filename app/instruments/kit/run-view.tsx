import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { cx } from "#app/lib/cx.ts";
import { thousands } from "#app/lib/format.ts";
import { ReloadButton } from "#app/navigation/connection.tsx";
import { Announcement } from "./announcement.tsx";
import { FocusReturningButton, instrumentButton } from "./buttons.tsx";
import "./instrument.css";
import { Sign, type SignName } from "./result-parts.tsx";
import { problemOf, type Run, useSeconds } from "./use-run.ts";
import { lateFileWords, runWords } from "./words.ts";

export interface Summary {
  sign: SignName;
  /** One line says what came of it, and how sure that is. */
  line: string;
  /** Stands in its place where the numerals are in sight. */
  shortLine?: string;
  /** Numbers that are compared, the first of them ours. */
  numerals?: readonly { name: string; value: number }[];
  numeralsLabel?: string;
  detail?: ReactNode;
  /** Announced in place of the line, where the line alone would not tell one run from another. */
  spoken?: string;
}

export interface RunViewProps {
  run: Pick<Run<object>, "key" | "state" | "isCurrent" | "isDamaged" | "run" | "cancel" | "keep">;
  controls: ReactNode;
  /** The summary of the result that is shown; there is none before the first. */
  summary: Summary | null;
  /** Said while it runs. */
  doing: string;
  /** Stands between the summary and the result, also before there is one. */
  between?: ReactNode;
  /** The result, gray where it is not current. */
  children?: ReactNode;
  below?: ReactNode;
}

/** A long run is announced from time to time. */
const SECONDS_BETWEEN_ANNOUNCEMENTS = 12;

/** Controls on one side, results on the other; a line with the outcome stays in sight until the result is reached. */
export function RunView(props: RunViewProps) {
  const { run, controls, summary, doing, between, children, below } = props;
  const { state, isCurrent } = run;
  const line = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const isReached = useReached(results);
  const isRunning = state.status === "running";
  const isWaiting = isRunning && !isCurrent;
  const problem = problemOf(state);
  const sign = problem || isWaiting ? "open" : (summary?.sign ?? "open");

  const seconds = useSeconds(isRunning ? run.key : null);
  const announcedSeconds = seconds - (seconds % SECONDS_BETWEEN_ANNOUNCEMENTS);
  const announcedProgress =
    announcedSeconds > 0 ? runWords.elapsed(doing, announcedSeconds) : doing;

  function showResults() {
    results.current?.scrollIntoView();
    results.current?.focus({ preventScroll: true });
  }

  return (
    <div className="instrument">
      <div className="instrument-controls">
        {run.isDamaged && (
          <p role="status" className="instrument-stale">
            {runWords.damaged}
          </p>
        )}
        {controls}
      </div>
      <div
        ref={line}
        role="group"
        aria-label={runWords.names.line}
        tabIndex={-1}
        className="result-line flex items-center gap-3 text-ink"
        data-outcome={sign}
      >
        <Sign name={sign} />
        <p className="result-line-text tabular min-w-0 wrap-anywhere">
          {isWaiting
            ? doing + (seconds > 0 ? `, ${seconds} s` : "")
            : (problem ?? (
                <strong className="font-medium">
                  {summary?.shortLine && <span className="max-lg:hidden">{summary.shortLine}</span>}
                  <span className={cx(summary?.shortLine && "lg:hidden")}>{summary?.line}</span>
                </strong>
              ))}
        </p>
        {isRunning && (
          <FocusReturningButton onClick={run.cancel} focusTarget={line}>
            {runWords.cancel}
          </FocusReturningButton>
        )}
        {state.status === "failed" &&
          (state.failure === "missing" ? (
            <ReloadButton className={instrumentButton.filled} onReload={run.keep}>
              {lateFileWords.reload}
            </ReloadButton>
          ) : (
            <FocusReturningButton
              onClick={run.run}
              focusTarget={line}
              className={instrumentButton.filled}
            >
              {runWords.again}
            </FocusReturningButton>
          ))}
        {!isRunning && !isReached && (
          <FocusReturningButton
            onClick={showResults}
            focusTarget={results}
            className={cx(instrumentButton.outlined, "lg:hidden")}
          >
            {runWords.show}
          </FocusReturningButton>
        )}
      </div>
      <div
        ref={results}
        role="group"
        aria-label={runWords.names.results}
        tabIndex={-1}
        className="instrument-results"
        aria-busy={isRunning}
        data-stale={!isCurrent || undefined}
      >
        <div className="instrument-result instrument-summary">
          {summary?.numerals && (
            <dl className="instrument-numerals" aria-label={summary.numeralsLabel}>
              {summary.numerals.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{thousands(value)}</dd>
                </div>
              ))}
            </dl>
          )}
          {summary &&
            (problem ? (
              <p className="instrument-stale">{runWords.stale}</p>
            ) : (
              <p className="max-w-prose text-muted">{summary.detail}</p>
            ))}
        </div>
        {between}
        <div className="instrument-result">{children}</div>
        {below}
      </div>
      {/* Outside of what is busy, where nothing is announced. */}
      <Announcement
        text={isRunning ? announcedProgress : (problem ?? summary?.spoken ?? summary?.line ?? "")}
      />
    </div>
  );
}

function useReached(target: RefObject<HTMLElement | null>): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([{ isIntersecting, boundingClientRect }]) =>
        setReached(isIntersecting || boundingClientRect.top < 0),
      // The part that the line itself covers does not count.
      { rootMargin: "0px 0px -160px" },
    );
    if (target.current) observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isReached;
}
