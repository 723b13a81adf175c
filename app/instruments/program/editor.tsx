import { useDeferredValue, useId, useRef, useState } from "react";
import { cx } from "#app/lib/cx.ts";
import { instrumentButton } from "../kit/buttons.tsx";
import type { Fault } from "../kit/use-run.ts";
import { runWords } from "../kit/words.ts";
import { MAX_PROGRAM_LENGTH } from "./program.ts";
import { programWords } from "./words.ts";

export interface EditorProps {
  value: string;
  onChange: (value: string) => void;
  fault: Fault | null;
}

/** Lines that get colors; those below them are plain. */
const MAX_COLORED_LINES = 150;
/** A longer text is colored a moment after it is typed, so that a paste holds nothing up. */
const MAX_LENGTH_COLORED_AT_ONCE = 4_000;

/** A phone shows so many lines of a program until it is asked for more. */
const MAX_LINES_ON_PHONE = 7;

export function Editor({ value, onChange, fault }: EditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  // A text that is too long to run stands in the field alone, without colors.
  const isColored = value.length <= MAX_PROGRAM_LENGTH;
  const deferredText = useDeferredValue(value);
  const coloredText = value.length <= MAX_LENGTH_COLORED_AT_ONCE ? value : deferredText;
  const lines = coloredText.split("\n");
  const faultIndex = (fault?.line ?? 0) - 1;
  // A fault below the colored lines stands between two texts without colors.
  const farFault = faultIndex < MAX_COLORED_LINES ? lines.length : faultIndex;
  const lineAt = (index: number) => (
    <Line
      key={index}
      text={lines[index]}
      column={index === faultIndex ? (fault?.column ?? 1) : undefined}
    />
  );

  function goToFault({ line = 1, column = 1 }: Fault) {
    const before = value.split("\n", line - 1).reduce((sum, text) => sum + text.length + 1, 0);
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(before + column - 1, before + column);
    // The field is as long as its text: the frame around it scrolls, not the field.
    const mark = frame.current?.querySelector("mark");
    if (mark) mark.scrollIntoView({ block: "center", inline: "center" });
    else frame.current?.scrollIntoView({ block: "nearest" });
  }

  return (
    <div>
      <div className="editor-frame flex flex-col bg-raised" data-whole={isWhole}>
        <div ref={frame} className="editor grid grow grid-cols-[auto_1fr] font-code">
          {isColored && (
            <pre
              aria-hidden="true"
              className="editor-numbers sticky left-0 bg-raised text-end text-quiet"
            >
              {lines.map((_, index) => index + 1).join("\n")}
            </pre>
          )}
          <div className="editor-text relative" data-colored={isColored}>
            {isColored && (
              <pre aria-hidden="true">
                {lines.slice(0, MAX_COLORED_LINES).map((_, index) => lineAt(index))}
                {plainText(lines.slice(MAX_COLORED_LINES, farFault))}
                {farFault < lines.length && lineAt(farFault)}
                {plainText(lines.slice(farFault + 1))}
              </pre>
            )}
            <textarea
              ref={field}
              aria-label={programWords.editor}
              aria-invalid={fault !== null}
              aria-describedby={`${id}-fault`}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              wrap="off"
            />
          </div>
        </div>
        <p id={`${id}-fault`} className="editor-fault text-ink empty:absolute">
          {fault?.line !== undefined && (
            <button
              type="button"
              className={instrumentButton.link}
              onClick={() => goToFault(fault)}
            >
              {runWords.place(fault.line, fault.column ?? 1)}
            </button>
          )}
          {fault && <span>: {fault.reason}</span>}
        </p>
      </div>
      {!isWhole && (
        <button
          type="button"
          className={cx(
            instrumentButton.link,
            "mt-2 sm:hidden",
            lines.length <= MAX_LINES_ON_PHONE && "invisible",
          )}
          onClick={() => setWhole(true)}
        >
          {programWords.allLines(lines.length)}
        </button>
      )}
    </div>
  );
}

function plainText(lines: readonly string[]): string {
  return lines.map((text) => `${text}\n`).join("");
}

/** Declarations are quiet, gates stand out; the fault's character is underlined. */
function Line({ text, column }: { text: string; column: number | undefined }) {
  const [, indent = "", word = ""] = /^(\s*)([A-Za-z_]\w*)?/.exec(text) ?? [];
  const isComment = text.trimStart().startsWith("//");
  const kind = declarations.has(word) || isComment ? "quiet" : "gate";
  return (
    <span className="editor-line relative block" data-fault={column !== undefined || undefined}>
      {column !== undefined && (
        <span className="editor-mark absolute top-0 left-0">
          {/* The text itself, so that a tab is as wide as it is in the field. */}
          <span>{text.slice(0, column - 1).padEnd(column - 1)}</span>
          <mark className="inline-block"> </mark>
        </span>
      )}
      <span data-kind={isComment ? "quiet" : undefined}>
        {indent}
        <span data-kind={kind}>{word}</span>
        {text.slice(indent.length + word.length)}
      </span>
      {"\n"}
    </span>
  );
}

const declarations = new Set(["OPENQASM", "include", "qubit", "qreg", "bit", "creg", "gate"]);
