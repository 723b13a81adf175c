import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Fields, openOnLoad, readFragment, writeFragment } from "./fragment.ts";
import { sequence } from "./sequence.ts";

/** Safari allows a hundred changes of the address in thirty seconds. */
const PAUSE = 300;

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
  const latest = useRef(initial);
  const [begin] = useState(sequence);
  const [isDamaged, setDamaged] = useState(false);
  const { save, keep, link, tooLongBy } = useFragment(name, async (fields) => {
    const isNewest = begin();
    const read = await decode(fields);
    const isLost = await isMisread(fields, read, codec);
    if (isNewest()) set(read, isLost);
  });
  function set(next: S, isLost: boolean) {
    latest.current = next;
    setSettings(next);
    setDamaged(isLost);
  }
  function change(part: Partial<S>) {
    const next = { ...latest.current, ...part };
    begin();
    set(next, false);
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

/**
 * Keeps an instrument's settings in the address. `onArrive` gets them once at the start and again
 * when the visitor goes to another such address; `save` replaces the entry, so that Back leaves the page.
 */
function useFragment(name: string, onArrive: (fields: Fields) => void) {
  const [tooLongBy, setTooLongBy] = useState(0);
  const unsaved = useRef<Fields>(null);
  const [beginSave] = useState(sequence);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another anchor of the page may take the settings' place in the address.
  const own = useRef(`#${name}`);

  function write() {
    clearTimeout(timer.current);
    if (!unsaved.current) return;
    const fragment = writeFragment(name, unsaved.current);
    unsaved.current = null;
    if ("tooLongBy" in fragment) return setTooLongBy(fragment.tooLongBy);
    setTooLongBy(0);
    own.current = fragment.hash;
    // The router's own state of this entry stays as it is.
    history.replaceState(history.state, "", fragment.hash);
  }

  const arrive = useEffectEvent(() => {
    const fields = readFragment(location.hash, name);
    if (!fields) return;
    own.current = location.hash;
    onArrive(fields);
  });
  const flush = useEffectEvent(write);

  useEffect(() => {
    arrive();
    const onHashChange = () => arrive();
    const onPageHide = () => flush();
    addEventListener("hashchange", onHashChange);
    addEventListener("pagehide", onPageHide);
    return () => {
      removeEventListener("hashchange", onHashChange);
      removeEventListener("pagehide", onPageHide);
      // By now the address may be another page's.
      clearTimeout(timer.current);
    };
  }, []);

  return {
    /** Characters too many for an address; 0 where the settings fit. The last that fitted stay there. */
    tooLongBy,
    async save(fields: Fields | Promise<Fields>) {
      // A long text takes longer to pack than what was set after it.
      const isNewest = beginSave();
      const packed = await fields;
      if (!isNewest()) return;
      unsaved.current = packed;
      clearTimeout(timer.current);
      timer.current = setTimeout(write, PAUSE);
    },
    /** Before a reload, which then opens the instrument as it is. */
    keep() {
      write();
      openOnLoad(name);
    },
    /** An address that opens the instrument with its settings, for a "copy link" button. */
    link(): string {
      write();
      return new URL(own.current, location.href).href;
    },
  };
}
