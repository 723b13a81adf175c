import { thousands } from "#app/lib/format.ts";
import { sum } from "#app/lib/sum.ts";
import { CopyLink, instrumentButton } from "../kit/buttons.tsx";
import { ChoiceGroup, NumberField } from "../kit/fields.tsx";
import { RunView } from "../kit/run-view.tsx";
import { type Run, useRun } from "../kit/use-run.ts";
import { runWords } from "../kit/words.ts";
import { AgreementResults, outcomeIdOf } from "./agreement-results.tsx";
import type { HandshakeResult } from "./handshake.ts";
import type { HandshakeHandlers, HandshakeRequest } from "./handshake-worker.ts";
import workerUrl from "./handshake-worker.ts?worker&url";
import { bytesOf, profileMessages } from "./messages.ts";
import { MessagesDrawing } from "./messages-drawing.tsx";
import {
  flipOf,
  flips,
  type HandshakeSettings,
  handshakeCodec,
  maxBitOf,
  profileIds,
} from "./settings.ts";
import { handshakeWords } from "./words.ts";

const words = handshakeWords.controls;
const TIME_LIMIT_MS = 30_000;

export function HandshakeInstrument() {
  const run = useRun<HandshakeHandlers, HandshakeSettings, HandshakeRequest, HandshakeResult>({
    name: "handshake",
    codec: handshakeCodec,
    workerUrl,
    timeLimit: TIME_LIMIT_MS,
    requestOf,
    ask: (host, request) => host.call("handshake", request),
  });
  const { settings, result } = run;
  const flip = flipOf(settings);
  const id = result && outcomeIdOf(result);
  const outcome = id && handshakeWords.outcomes[id];
  return (
    <RunView
      run={run}
      summary={
        outcome && {
          sign: id === "agreed" ? "passed" : "failed",
          line: outcome.lead,
          detail: outcome.text,
          spoken: handshakeWords.spoken(
            words.profiles[settings.profile].label,
            thousands(sum(profileMessages[settings.profile].map(bytesOf))),
            outcome.lead,
          ),
        }
      }
      doing={words.running}
      controls={
        <>
          <AgreementControls run={run} />
          <div className="instrument-actions">
            <button type="button" className={instrumentButton.filled} onClick={run.run}>
              {result ? runWords.again : words.run}
            </button>
            <CopyLink link={run.link} isTooLong={run.isTooLong} />
            <button type="button" className={instrumentButton.outlined} onClick={printRun}>
              {words.print}
            </button>
          </div>
          <p className="instrument-note">{words.note}</p>
        </>
      }
      between={
        <>
          <p className="hidden print:block">
            {words.printed(
              words.profiles[settings.profile].label,
              words.flips[settings.flip].label.toLowerCase(),
              flip ? thousands(flip.bit) : "",
            )}
          </p>
          <MessagesDrawing
            profile={settings.profile}
            flip={flip}
            isRefused={run.isCurrent && id === "refused"}
            steps={run.isCurrent ? result?.steps : undefined}
          />
        </>
      }
    >
      {result && <AgreementResults result={result} />}
    </RunView>
  );
}

/** Prints the run and nothing else of the page: the style sheet hides what is neither in it nor around it. */
function printRun() {
  const element = document.getElementById("handshake");
  if (!element) return;
  element.setAttribute("data-printed", "");
  addEventListener("afterprint", () => element.removeAttribute("data-printed"), { once: true });
  print();
}

function requestOf(settings: HandshakeSettings): HandshakeRequest {
  return { profile: settings.profile, flip: flipOf(settings) };
}

const profileChoices = profileIds.map((id) => ({ id, ...words.profiles[id] }));
const flipChoices = flips.map((id) => ({ id, ...words.flips[id] }));

function AgreementControls({ run }: { run: Run<HandshakeSettings> }) {
  const { settings, change } = run;
  const flip = flipOf(settings);
  return (
    <>
      <ChoiceGroup
        label={words.profile}
        choices={profileChoices}
        value={settings.profile}
        onChange={(profile) => change({ profile })}
      />
      <ChoiceGroup
        label={words.flip}
        choices={flipChoices}
        value={settings.flip}
        onChange={(flip) => change({ flip })}
      />
      {flip && (
        <NumberField
          label={words.bit}
          note={words.byte(thousands(flip.bit >> 3))}
          value={flip.bit}
          max={maxBitOf(settings)}
          onChange={(bit) => change({ bit })}
        />
      )}
    </>
  );
}
