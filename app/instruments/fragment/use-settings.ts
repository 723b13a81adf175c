import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Fields, openOnLoad, readFragment, writeFragment } from "./fragment.ts";

/** Safari allows a hundred changes of the address in thirty seconds. */
const ADDRESS_PAUSE_MS = 300;

export interface SettingsCodec<S> {
  initial: S;
  encode: (settings: S) => Promise<Fields>;
  /** Fields that make no sense give way to `initial`. */
  decode: (fields: Fields) => Promise<S>;
}

/**
 * Settings that the address keeps after `#name?`. They are read at the start and when the visitor goes to another such
 * address; a change replaces the entry, so that Back leaves the page.
 */
export function useSettings<S extends object>(name: string, codec: SettingsCodec<S>) {
  const { initial, encode, decode } = codec;
  const [settings, setSettings] = useState(initial);
  const [isDamaged, setDamaged] = useState(false);
  const [tooLongBy, setTooLongBy] = useState(0);
  const latestSettings = useRef(initial);
  const unsavedFields = useRef<Fields>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another anchor of the page may take the settings' place in the address.
  const savedHash = useRef(`#${name}`);
  /** Counts the changes: a long text takes longer to pack or unpack than what is set after it. */
  const changes = useRef(0);

  function apply(next: S, isLost: boolean) {
    latestSettings.current = next;
    setSettings(next);
    setDamaged(isLost);
  }

  async function change(part: Partial<S>) {
    const number = ++changes.current;
    const next = { ...latestSettings.current, ...part };
    apply(next, false);
    const fields = await encode(next);
    if (number !== changes.current) return;
    unsavedFields.current = fields;
    clearTimeout(timer.current);
    timer.current = setTimeout(write, ADDRESS_PAUSE_MS);
  }

  function write() {
    clearTimeout(timer.current);
    if (!unsavedFields.current) return;
    const fragment = writeFragment(name, unsavedFields.current);
    unsavedFields.current = null;
    if ("tooLongBy" in fragment) return setTooLongBy(fragment.tooLongBy);
    setTooLongBy(0);
    savedHash.current = fragment.hash;
    // The router's own state of this entry stays as it is.
    history.replaceState(history.state, "", fragment.hash);
  }

  const arrive = useEffectEvent(async () => {
    const fields = readFragment(location.hash, name);
    if (!fields) return;
    savedHash.current = location.hash;
    // What was to be written would take the place of the address that was just reached.
    unsavedFields.current = null;
    const number = ++changes.current;
    const decoded = await decode(fields);
    const isLost = await isMisread(fields, decoded, codec);
    if (number === changes.current) apply(decoded, isLost);
  });
  const flush = useEffectEvent(write);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    void arrive();
    addEventListener("hashchange", () => void arrive(), { signal });
    addEventListener("pagehide", () => flush(), { signal });
    return () => {
      listeners.abort();
      // By now the address may belong to another page.
      changes.current++;
      clearTimeout(timer.current);
    };
  }, []);

  return {
    settings,
    /** True if the address asked for something that is not there. */
    isDamaged,
    /** Characters too many for an address; 0 where the settings fit. The last that fitted stay there. */
    tooLongBy,
    change,
    /** Saves the settings before a reload, which then opens the instrument as it is. */
    keep() {
      write();
      openOnLoad(name);
    },
    /** An address that opens the instrument with its settings, for a "copy link" button. */
    link(): string {
      write();
      return new URL(savedHash.current, location.href).href;
    },
  };
}

/** True if an address asked for something else than was read from it. */
export async function isMisread<S>(
  fields: Fields,
  decoded: S,
  { encode }: SettingsCodec<S>,
): Promise<boolean> {
  const written = await encode(decoded);
  return Object.entries(fields).some(([key, value]) => {
    // Browsers pack the same text into different letters.
    if (key === "text") return !(key in written);
    return key in written && written[key] !== value;
  });
}
