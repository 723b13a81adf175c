import { sum } from "#app/lib/sum.ts";
import type { Flip, FlipTarget } from "#app/models/handshake/handshake.ts";
import type { ProfileId } from "#app/models/handshake/messages.ts";
import { bytesOf, profileMessages } from "#app/models/handshake/messages.ts";
import { type Fields, oneOf, packText, unpackText, wholeUpTo } from "../fragment/fragment.ts";
import type { SettingsCodec } from "../fragment/use-settings.ts";
import { handshakeWords } from "./words.ts";

export interface HandshakeSettings {
  profile: ProfileId;
  flip: FlipTarget | "none";
  /** As typed. */
  bit: string;
  scheme: (typeof schemes)[number];
  transfer: string;
}

export const MAX_TRANSFER_LENGTH = 280;

const initial: HandshakeSettings = {
  profile: "commercial",
  flip: "none",
  bit: "2026",
  scheme: "profile",
  transfer: handshakeWords.quorum.initialTransfer,
};

export const profileIds = Object.keys(profileMessages) as ProfileId[];
export const flips = ["none", "clientShare", "serverShare", "signature"] as const;
export const schemes = ["profile", "slhDsa128s", "slhDsa128f"] as const;

async function encode({ transfer, ...rest }: HandshakeSettings): Promise<Fields> {
  if (transfer === initial.transfer) return rest;
  return { ...rest, transfer: await packText(transfer) };
}

async function decode(fields: Fields): Promise<HandshakeSettings> {
  const transfer =
    "transfer" in fields ? await unpackText(fields.transfer, 4 * MAX_TRANSFER_LENGTH) : null;
  return {
    profile: oneOf(profileIds, fields.profile) ?? initial.profile,
    flip: oneOf(flips, fields.flip) ?? initial.flip,
    bit: /^\d{1,6}$/.test(fields.bit) ? fields.bit : initial.bit,
    scheme: oneOf(schemes, fields.scheme) ?? initial.scheme,
    transfer: transfer?.slice(0, MAX_TRANSFER_LENGTH) ?? initial.transfer,
  };
}

export const handshakeCodec: SettingsCodec<HandshakeSettings> = {
  initial,
  encode,
  decode,
  packed: "transfer",
};

type FlipSettings = Pick<HandshakeSettings, "profile" | "flip" | "bit">;

/** The bit to flip, none, or why not: the highest number that the message has. */
export function readFlip({ profile, flip, bit }: FlipSettings): Flip | null | { maxBit: number } {
  if (flip === "none") return null;
  const message = profileMessages[profile].filter(({ id }) => id === flip);
  const maxBit = 8 * sum(message.map(bytesOf)) - 1;
  const number = wholeUpTo(maxBit, bit);
  return number === undefined ? { maxBit } : { target: flip, bit: number };
}
