import { sum } from "#app/lib/sum.ts";
import type { Flip, FlipTarget } from "#app/models/handshake/handshake.ts";
import type { ProfileId } from "#app/models/handshake/messages.ts";
import { bytesOf, profileMessages } from "#app/models/handshake/messages.ts";
import { oneOf, wholeUpTo } from "../fragment/fragment.ts";
import type { SettingsCodec } from "../fragment/use-settings.ts";

export interface HandshakeSettings {
  profile: ProfileId;
  flip: FlipTarget | "none";
  /** As typed. */
  bit: string;
}

const initial: HandshakeSettings = {
  profile: "commercial",
  flip: "none",
  bit: "2026",
};

export const profileIds = Object.keys(profileMessages) as ProfileId[];
export const flips = ["none", "clientShare", "serverShare", "signature"] as const;

export const handshakeCodec: SettingsCodec<HandshakeSettings> = {
  initial,
  encode: async (settings) => ({ ...settings }),
  decode: async ({ profile, flip, bit }) => ({
    profile: oneOf(profileIds, profile) ?? initial.profile,
    flip: oneOf(flips, flip) ?? initial.flip,
    bit: /^\d{1,6}$/.test(bit) ? bit : initial.bit,
  }),
};

/** The bit to flip, none, or why not: the highest number that the message has. */
export function readFlip({
  profile,
  flip,
  bit,
}: HandshakeSettings): Flip | null | { maxBit: number } {
  if (flip === "none") return null;
  const message = profileMessages[profile].filter(({ id }) => id === flip);
  const maxBit = 8 * sum(message.map(bytesOf)) - 1;
  const number = wholeUpTo(maxBit, bit);
  return number === undefined ? { maxBit } : { target: flip, bit: number };
}
