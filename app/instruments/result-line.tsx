import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { runWords } from "#app/content/instruments.ts";
import { FocusReturningButton } from "./focus-returning-button.tsx";
import { Sign, type SignName } from "./sign.tsx";

export interface ResultLineProps {
  sign: SignName;
  /** What came of the run, in a line. */
  children: ReactNode;
  /** What is under way, while there is nothing of it to show. */
  waiting?: string;
  isRunning: boolean;
  onCancel: () => void;
  /** The way on after a run that failed. */
  retry?: ReactNode;
  /** Where the whole result stands. */
  results: RefObject<HTMLElement | null>;
}

/** The result in a line that stays in sight: at the end of a small screen until the result itself is reached. */
export function ResultLine(props: ResultLineProps) {
  const { sign, children, waiting, isRunning, onCancel, retry, results } = props;
  const line = useRef<HTMLDivElement>(null);
  const isReached = useReached(results);

  function show() {
    results.current?.scrollIntoView();
    results.current?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={line}
      tabIndex={-1}
      className="result-line"
      data-outcome={waiting ? "open" : sign}
      data-busy={isRunning || undefined}
    >
      <Sign name={waiting ? "open" : sign} />
      <p className="result-line-text">{waiting ? <Elapsed text={waiting} /> : children}</p>
      {isRunning && (
        <FocusReturningButton onClick={onCancel} focusTarget={line}>
          {runWords.cancel}
        </FocusReturningButton>
      )}
      {!isRunning && retry}
      {!isRunning && !isReached && (
        <FocusReturningButton onClick={show} focusTarget={results} className="result-line-show">
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

/** Says how long it has been, once that is a second. */
function Elapsed({ text }: { text: string }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds === 0 ? text : `${text}, ${seconds} s`;
}
