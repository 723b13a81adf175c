import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { runWords } from "#app/content/instruments.ts";
import { focusGroup } from "./focus-group.ts";
import { FocusReturningButton } from "./focus-returning-button.tsx";
import { Sign, type SignName } from "./sign.tsx";

interface ExpectedEnd {
  /** What is being done. */
  doing?: string;
  /** When it may be over, on the page's clock. */
  ends: number;
}

export interface ResultLineProps {
  sign: SignName;
  /** What came of the run, in a line. */
  children: ReactNode;
  /** What is under way, while there is nothing of it to show. */
  waiting?: string;
  expectedEnd?: ExpectedEnd;
  isRunning: boolean;
  onCancel: () => void;
  /** The way on after a run that failed. */
  retry?: ReactNode;
  /** Where the whole result stands. */
  results: RefObject<HTMLElement | null>;
}

/** The result in a line that stays in sight: at the end of a small screen until the result itself is reached. */
export function ResultLine(props: ResultLineProps) {
  const { sign, children, waiting, expectedEnd, isRunning, onCancel, retry, results } = props;
  const line = useRef<HTMLDivElement>(null);
  const isReached = useReached(results);

  function show() {
    results.current?.scrollIntoView();
    results.current?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={line}
      {...focusGroup(runWords.names.line)}
      className="result-line flex items-center gap-3 text-ink"
      data-outcome={waiting ? "open" : sign}
      data-busy={isRunning || undefined}
    >
      <Sign name={waiting ? "open" : sign} />
      <p className="result-line-text tabular min-w-0 wrap-anywhere">
        {waiting ? <Elapsed text={waiting} expectedEnd={expectedEnd} /> : children}
      </p>
      {isRunning && (
        <FocusReturningButton onClick={onCancel} focusTarget={line}>
          {runWords.cancel}
        </FocusReturningButton>
      )}
      {!isRunning && retry}
      {!isRunning && !isReached && (
        <FocusReturningButton onClick={show} focusTarget={results} className="lg:hidden">
          {runWords.show}
        </FocusReturningButton>
      )}
    </div>
  );
}

/** Whether what stands there is in sight, or has been passed. */
function useReached(target: RefObject<HTMLElement | null>): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([{ isIntersecting, boundingClientRect }]) =>
        setReached(isIntersecting || boundingClientRect.top < 0),
      // As much of it as the line itself covers does not count.
      { rootMargin: "0px 0px -160px" },
    );
    if (target.current) observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isReached;
}

/** Says how long it has been, once that is a second, and how long it may still be. */
function Elapsed({ text, expectedEnd }: { text: string; expectedEnd: ExpectedEnd | undefined }) {
  const [began] = useState(() => performance.now());
  const [now, setNow] = useState(began);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.round((now - began) / 1000);
  if (seconds === 0) return text;
  const parts = [expectedEnd?.doing, expectedEnd && leftText(expectedEnd.ends - now)].filter(
    Boolean,
  );
  return `${text}, ${seconds} s${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`;
}

/** As exact as an estimate is: nothing where it is already over. */
function leftText(ms: number): string {
  const seconds = ms < 20_000 ? Math.round(ms / 1000) : 5 * Math.round(ms / 5000);
  return seconds > 0 ? runWords.left(seconds) : "";
}
