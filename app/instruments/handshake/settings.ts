import { oneOf, wholeUpTo } from "../kit/fragment.ts";
import type { SettingsCodec } from "../kit/use-settings.ts";
import type { Flip, FlipTarget } from "./handshake.ts";
import type { ProfileId } from "./messages.ts";
import { bytesOf, profileMessages } from "./messages.ts";

export interface HandshakeSettings {
  profile: ProfileId;
  flip: FlipTarget | "none";
  bit: number;
}

const initial: HandshakeSettings = {
  profile: "commercial",
  flip: "none",
  bit: 2026,
};

export const profileIds = Object.keys(profileMessages) as ProfileId[];
export const flips = ["none", "clientShare", "serverShare", "signature"] as const;

export const handshakeCodec: SettingsCodec<HandshakeSettings> = {
  initial,
  // The bit of a longer message stays chosen, but an address names one that is there.
  encode: (settings) => ({ ...settings, bit: `${Math.min(settings.bit, maxBitOf(settings))}` }),
  decode: (fields) => {
    const profile = oneOf(profileIds, fields.profile) ?? initial.profile;
    const flip = oneOf(flips, fields.flip) ?? initial.flip;
    const bit = wholeUpTo(maxBitOf({ profile, flip }), fields.bit) ?? initial.bit;
    return { profile, flip, bit };
  },
};

/** The highest bit of the message in which one is flipped. */
export function maxBitOf({ profile, flip }: Pick<HandshakeSettings, "profile" | "flip">): number {
  const message = profileMessages[profile].find(({ id }) => id === flip);
  return message ? 8 * bytesOf(message) - 1 : Number.POSITIVE_INFINITY;
}

/** A bit that was set for a longer message becomes the last of a shorter one. */
export function flipOf(settings: HandshakeSettings): Flip | null {
  const { flip, bit } = settings;
  return flip === "none" ? null : { target: flip, bit: Math.min(bit, maxBitOf(settings)) };
}
