import { useState } from "react";
import type { Fields } from "./fragment.ts";
import { useFragment } from "./use-fragment.ts";

/** What an instrument can be set to, and how it stands in the address. */
export interface SettingsCodec<S> {
  initial: S;
  encode: (settings: S) => Promise<Fields>;
  /** What an address holds that makes no sense gives way to `initial`. */
  decode: (fields: Fields) => Promise<S>;
}

/** Settings that the address keeps; `name` stands before them. */
export function useSettings<S extends object>(
  name: string,
  { initial, encode, decode }: SettingsCodec<S>,
) {
  const [settings, setSettings] = useState(initial);
  const { save, keep, link, tooLongBy } = useFragment(name, async (fields) =>
    setSettings(await decode(fields)),
  );
  function change(part: Partial<S>) {
    const next = { ...settings, ...part };
    setSettings(next);
    void save(encode(next));
  }
  return { settings, change, keep, link, tooLongBy };
}
