import { duration } from "../kit/format.ts";
import { ResultTable, Sign } from "../kit/result-parts.tsx";
import type { HandshakeResult } from "./handshake.ts";
import type { OutcomeId } from "./words.ts";
import { handshakeWords } from "./words.ts";

const { checks, keys, times } = handshakeWords;

export function AgreementResults({ result }: { result: HandshakeResult }) {
  const total = result.steps.reduce((sum, { ms }) => sum + ms, 0);
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <div className="grid min-w-0 content-start gap-6">
        <ResultTable
          caption={checks.caption}
          columns={checks.columns}
          numericFrom={1}
          rows={checkRows(result).map(([name, outcome]) => ({
            key: name,
            cells: [
              name,
              <span key="found" className="instrument-found" data-sign={signs[outcome]}>
                <Sign name={signs[outcome]} />
                {checks[outcome]}
              </span>,
            ],
          }))}
        />
        {result.comparisons.length > 0 && (
          <ResultTable
            caption={keys.caption}
            columns={keys.columns}
            rows={result.comparisons.map(({ secret, client, service }) => ({
              key: secret,
              cells: [
                <>
                  {keys.names[secret]}
                  <small className="instrument-found flex" data-sign={sameSign(client === service)}>
                    <Sign name={sameSign(client === service)} />
                    {client === service ? keys.same : keys.different}
                  </small>
                </>,
                <Digits key="client" text={client} />,
                <Digits key="service" text={service} />,
              ],
            }))}
          />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <ResultTable
          caption={times.caption}
          columns={times.columns}
          numericFrom={2}
          rows={[
            ...result.steps.map(({ step, ms }) => ({
              key: step,
              cells: [times.steps[step].name, times.steps[step].side, duration(ms)],
            })),
            { key: "total", cells: [times.total, "", duration(total)] },
          ]}
        />
        <p className="instrument-note">{times.note}</p>
      </div>
    </div>
  );
}

function Digits({ text }: { text: string }) {
  const half = text.length / 2;
  return (
    <code className="font-code">
      {text.slice(0, half)}
      <wbr />
      {text.slice(half)}
    </code>
  );
}

type Found = "yes" | "no" | "notReached";

const signs = { yes: "passed", no: "failed", notReached: "open" } as const;
const sameSign = (isSame: boolean) => (isSame ? signs.yes : signs.no);

function checkRows(result: HandshakeResult): [string, Found][] {
  const found = (is: boolean): Found => (result.isRefused ? "notReached" : is ? "yes" : "no");
  return [
    [checks.accepted, result.isRefused ? "no" : "yes"],
    [checks.decapsulated, found(true)],
    [checks.verified, found(result.isVerified)],
    [checks.agreed, found(result.areKeysEqual)],
  ];
}

/** The ending that a run came to follows from what was found, not from what was asked. */
export function outcomeIdOf(result: HandshakeResult): OutcomeId {
  if (result.isRefused) return "refused";
  if (result.areKeysEqual) return result.isVerified ? "agreed" : "unsigned";
  const differs = (name: string) =>
    result.comparisons.some(({ secret, client, service }) => secret === name && client !== service);
  if (differs("mlKem")) {
    return result.flip?.target === "clientShare" ? "latticeClient" : "latticeServer";
  }
  return differs("x25519") ? "curve" : "bound";
}
