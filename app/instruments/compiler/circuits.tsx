import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { signed } from "#app/lib/format.ts";
import { useScale } from "./circuit-shapes.tsx";
import { CircuitView } from "./circuit-view.tsx";
import type { CompileResult, ShownPass } from "./compile-source.ts";
import { DeviceMap } from "./device-map.tsx";
import { compilerWords } from "./words.ts";

/** Drawn after the controls have answered: a large circuit takes its time. */
export function Circuits({ result, pass }: { result: CompileResult; pass: number }) {
  const { before, passes, baselines } = useDeferredValue(result);
  const shownIndex = Math.min(useDeferredValue(pass), passes.length - 1);
  const { name, counts, diagram, ...code } = passes[shownIndex];
  const { names } = compilerWords.passes;
  const scale = useScale(before.columns, before.starts.length);
  const [activeGate, setActiveGate] = useState<number | null>(null);
  const noteId = useId();
  return (
    <div className="grid min-w-0 gap-6">
      <CircuitView
        title={compilerWords.before}
        counts={baselines.naive}
        diagram={before}
        scale={scale}
        comparedDepth={before.more > 0 ? undefined : counts.depth}
      />
      <CircuitView
        title={compilerWords.after(shownIndex + 1, names[name])}
        counts={counts}
        diagram={diagram}
        scale={scale}
        activeGate={activeGate}
        onActivate={setActiveGate}
        isMain
      />
      <p id={noteId} className="min-h-6 text-label text-ink print:hidden">
        {pointedText(passes[shownIndex], activeGate)}
      </p>
      <div className="grid min-w-0 gap-8 xl:grid-cols-2">
        <CodeLines {...code} noteId={noteId} activeGate={activeGate} onActivate={setActiveGate} />
        <DeviceMap result={result} />
      </div>
      <p className="instrument-note">{compilerWords.legend}</p>
    </div>
  );
}

/** The gate that is pointed at: its line, its angles, its step. */
function pointedText({ lines, firstGate, diagram }: ShownPass, activeGate: number | null): string {
  const line = activeGate === null ? undefined : lines[firstGate + activeGate];
  if (line === undefined) return compilerWords.code.note;
  const gate = diagram.gates.find(({ index }) => index === activeGate);
  // T, S and Z have their phase in their name.
  const degrees = gate?.angles.length ? gate.angles : [(gate?.phase ?? 0) * 360].filter(Boolean);
  const angles = degrees.map((angle) => `${signed(angle, 1)}°`);
  const step = gate ? compilerWords.code.step(gate.step + 1) : compilerWords.code.notDrawn;
  return [line.replace(";", ""), ...angles, step].join(" · ");
}

interface CodeLinesProps extends Pick<ShownPass, "lines" | "firstGate" | "gates"> {
  activeGate: number | null;
  /** The id of the text that says its angles and its step. */
  noteId: string;
  onActivate: (gate: number | null) => void;
}

/** More lines would be too much for a page to hold. */
const MAX_SHOWN_LINES = 300;

/** The compiled program; a line that is pointed at, focused or touched shows its gate in the diagram. */
function CodeLines(props: CodeLinesProps) {
  const { lines, firstGate, gates, activeGate, noteId, onActivate } = props;
  const list = useRef<HTMLOListElement>(null);
  const buttons = Math.min(gates, MAX_SHOWN_LINES - firstGate);
  /** Tab reaches one line. A gate of another pass, or one below the shown lines, has none here. */
  const reachedGate = activeGate !== null && activeGate < buttons ? activeGate : 0;

  useEffect(() => {
    if (activeGate === null) return;
    const listElement = list.current;
    const line = listElement?.querySelector<HTMLElement>("[data-active]");
    if (!listElement || !line) return;
    // Within its own frame, and only if it is out of sight: a line under the pointer stays there.
    const from = line.offsetTop - listElement.scrollTop;
    if (from < 0 || from + line.offsetHeight > listElement.clientHeight)
      listElement.scrollTop = line.offsetTop - listElement.clientHeight / 2;
  }, [activeGate]);

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(buttons - 1, reachedGate + by));
    list.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div className="min-w-0">
      <p className="instrument-label">{compilerWords.code.title}</p>
      <ol
        ref={list}
        className="code-lines relative bg-raised py-2 font-code text-muted"
        aria-label={compilerWords.code.title}
        onPointerLeave={() => onActivate(null)}
      >
        {[...lines.slice(0, MAX_SHOWN_LINES).entries()].map(([line, text]) => {
          const gate = line - firstGate;
          if (gate < 0 || gate >= gates) return <li key={line}>{text}</li>;
          return (
            <li key={line} data-active={gate === activeGate || undefined}>
              <button
                type="button"
                className="min-h-6 cursor-pointer text-ink touch:min-h-11 touch:min-w-11"
                aria-pressed={gate === activeGate}
                aria-describedby={gate === activeGate ? noteId : undefined}
                tabIndex={gate === reachedGate ? 0 : -1}
                onPointerMove={({ movementX, movementY }) => {
                  // A line that scrolls under a pointer at rest is not pointed at.
                  if (movementX || movementY) onActivate(gate);
                }}
                onFocus={() => onActivate(gate)}
                onClick={() => onActivate(gate)}
                onKeyDown={onKeyDown}
              >
                {text}
              </button>
            </li>
          );
        })}
      </ol>
      {lines.length > MAX_SHOWN_LINES && (
        <p className="instrument-note">{compilerWords.code.all(lines.length)}</p>
      )}
    </div>
  );
}

const properties = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "font-family",
  "font-size",
  "text-anchor",
];

/** The compiled circuit, as it is drawn now. */
export function shownPicture(pictures: HTMLElement | null): string {
  const drawing = pictures?.querySelector<SVGElement>("[data-compiled] svg");
  return drawing ? pictureFile(drawing) : "";
}

/** A drawing of the page as a file of its own: what the style sheet says of it is written into it. */
function pictureFile(drawing: SVGElement): string {
  const copy = drawing.cloneNode(true) as SVGElement;
  const originals = drawing.querySelectorAll("*");
  for (const [k, element] of copy.querySelectorAll("*").entries()) {
    const style = getComputedStyle(originals[k]);
    element.removeAttribute("class");
    for (const property of properties)
      element.setAttribute(property, style.getPropertyValue(property));
  }
  copy.removeAttribute("class");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const ground = getComputedStyle(drawing.closest("section") ?? drawing).getPropertyValue(
    "--ground",
  );
  const back = document.createElementNS(copy.namespaceURI, "rect");
  for (const [name, value] of Object.entries({ width: "100%", height: "100%", fill: ground }))
    back.setAttribute(name, value);
  copy.prepend(back);
  return new XMLSerializer().serializeToString(copy);
}
