import { useState } from "react";
import type { Fields } from "./fragment.ts";
import { useFragment } from "./use-fragment.ts";

/** What an instrument can be set to, and how it stands in the address. */
export interface SettingsCodec<S> {
  initial: S;
  encode: (settings: S) => Promise<Fields>;
  /** What an address holds that makes no sense gives way to `initial`. */
  decode: (fields: Fields) => Promise<S>;
  /** Fields that hold packed text. */
  packed: string;
}

/** Settings that the address keeps; `name` stands before them. */
export function useSettings<S extends object>(name: string, codec: SettingsCodec<S>) {
  const { initial, encode, decode } = codec;
  const [settings, setSettings] = useState(initial);
  const [isDamaged, setDamaged] = useState(false);
  const { save, keep, link, tooLongBy } = useFragment(name, async (fields) => {
    const read = await decode(fields);
    setSettings(read);
    setDamaged(await isMisread(fields, read, codec));
  });
  function change(part: Partial<S>) {
    const next = { ...settings, ...part };
    setSettings(next);
    setDamaged(false);
    void save(encode(next));
  }
  return { settings, change, keep, link, tooLongBy, isDamaged };
}

/** Whether an address asked for something else than was read from it. */
export async function isMisread<S>(
  fields: Fields,
  read: S,
  { encode, packed }: SettingsCodec<S>,
): Promise<boolean> {
  const written = await encode(read);
  // Browsers pack the same text into different letters.
  const isLost = packed in fields && !(packed in written);
  return (
    isLost ||
    Object.entries(fields).some(
      ([key, value]) => key !== packed && key in written && written[key] !== value,
    )
  );
}
