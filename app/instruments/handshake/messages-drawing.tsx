import { cx } from "#app/lib/cx.ts";
import { thousands } from "#app/lib/format.ts";
import { sum } from "#app/lib/sum.ts";
import { Fold } from "#app/ui/fold.tsx";
import { SEGMENT_BYTES } from "#data/key-sizes.ts";
import { duration } from "../kit/format.ts";
import { ResultTable } from "../kit/result-parts.tsx";
import { runWords } from "../kit/words.ts";
import type { Flip, HandshakeResult } from "./handshake.ts";
import type { ProfileId } from "./messages.ts";
import {
  bytesOf,
  bytesToday,
  type HandshakeMessage,
  type PartKind,
  packetsOf,
  profileMessages,
} from "./messages.ts";
import type { StepId } from "./shares.ts";
import { handshakeWords } from "./words.ts";

const words = handshakeWords.messages;

/** One scale for both profiles: the packets of the largest message. */
const maxPackets = Math.max(
  ...Object.values(profileMessages).flatMap((messages) =>
    messages.map((message) => packetsOf(bytesOf(message))),
  ),
);
const fills: Readonly<Record<PartKind, string>> = {
  mlKem: "fill-muted",
  x25519: "fill-accent stroke-accent",
  signingKey: "fill-quiet",
  signature: "fill-ink",
};
const percent = (bytes: number) => `${(100 * bytes) / (maxPackets * SEGMENT_BYTES)}%`;

export interface MessagesDrawingProps {
  profile: ProfileId;
  flip: Flip | null;
  /** True if the service stopped at the client's share: nothing was sent after it. */
  isRefused: boolean;
  /** The time of each step of the run. */
  steps: HandshakeResult["steps"] | undefined;
}

/** The steps that a message waits for: those that make it, and those that its reader takes to use it. */
const stepsOf: Readonly<Record<HandshakeMessage["id"], readonly StepId[]>> = {
  clientShare: ["kemKeys", "clientX25519"],
  serverShare: ["encapsulate", "serviceX25519", "decapsulate", "finishX25519"],
  signingKey: [],
  signature: ["sign", "verify"],
};

export function MessagesDrawing({ profile, flip, isRefused, steps }: MessagesDrawingProps) {
  const messages = profileMessages[profile];
  const isSent = ({ from }: HandshakeMessage) => !isRefused || from === "client";
  const hasCurve = messages.some(({ parts }) => parts.some(({ kind }) => kind === "x25519"));
  const { caption, columns } = words.table;
  return (
    <figure>
      <figcaption className="instrument-label mb-2.5">{words.title}</figcaption>
      <ol className="mb-5 grid gap-5">
        {messages.map((message) => (
          // Its room stays.
          <li key={message.id} className={cx(!isSent(message) && "invisible")}>
            <p className="mb-1 flex flex-wrap gap-x-4">
              <span>{words.names[message.id]}</span>
              <span className="text-label text-quiet">{words.from[message.from]}</span>
              <span className="ml-auto text-label text-muted">
                {words.size(thousands(bytesOf(message)), packetsOf(bytesOf(message)))},{" "}
                <span className="text-quiet">{words.today(thousands(bytesToday[message.id]))}</span>
              </span>
            </p>
            {stepsOf[message.id].length > 0 && (
              <p className="mb-2.5 min-h-[1lh] text-label text-quiet">
                {steps && words.time(duration(timeOf(message.id, steps)))}
              </p>
            )}
            <Bar message={message} flippedBit={flip?.target === message.id ? flip.bit : null} />
          </li>
        ))}
      </ol>
      <p className="instrument-note">
        {words.note} {hasCurve && words.curve}
      </p>
      <Fold title={runWords.asTable} kind="quiet" className="mt-4">
        <ResultTable
          caption={caption}
          columns={columns}
          numericFrom={2}
          rows={messages.filter(isSent).map((message) => ({
            key: message.id,
            cells: [
              words.names[message.id],
              message.parts.map(({ name, bytes }) => `${name} ${thousands(bytes)}`).join(", "),
              thousands(bytesOf(message)),
              thousands(bytesToday[message.id]),
              packetsOf(bytesOf(message)),
            ],
          }))}
        />
      </Fold>
    </figure>
  );
}

function timeOf(id: HandshakeMessage["id"], steps: HandshakeResult["steps"]): number {
  return sum(steps.flatMap(({ step, ms }) => (stepsOf[id].includes(step) ? [ms] : [])));
}

function Bar({ message, flippedBit }: { message: HandshakeMessage; flippedBit: number | null }) {
  const parts = message.parts.map((part, index) => ({
    ...part,
    start: bytesOf({ parts: message.parts.slice(0, index) }),
  }));
  const packets = Array.from({ length: packetsOf(bytesOf(message)) }, (_, k) => k * SEGMENT_BYTES);
  return (
    <svg aria-hidden="true" className="w-full" height="18" overflow="visible">
      {parts.map(({ kind, bytes, start }) => (
        <rect
          key={kind}
          className={fills[kind]}
          strokeWidth="1.5"
          x={percent(start)}
          y="3"
          width={percent(bytes)}
          height="12"
        />
      ))}
      {packets.map((start) => (
        <rect
          key={start}
          className="fill-none text-quiet"
          stroke="currentColor"
          x={percent(start)}
          y="0.5"
          width={percent(SEGMENT_BYTES)}
          height="17"
        />
      ))}
      {flippedBit !== null && (
        <svg aria-hidden="true" x={percent(flippedBit / 8)} overflow="visible">
          <path
            className="fill-accent stroke-accent"
            strokeWidth="1.5"
            d="M0 -4V22M-4 -8h8l-4 4z"
          />
        </svg>
      )}
    </svg>
  );
}
