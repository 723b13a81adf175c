import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import { keepInTab, readFromTab } from "#app/lib/session.ts";
import { claimAnchor, replaceAddress } from "#app/navigation/address.ts";
import { type Fields, type Fragment, readFragment, writeFragment } from "./fragment.ts";

/** Safari allows a hundred changes of the address in thirty seconds. */
const ADDRESS_PAUSE_MS = 300;

export interface SettingsCodec<S> {
  initial: S;
  encode: (settings: S) => Fields;
  /** Fields that make no sense give way to `initial`. */
  decode: (fields: Fields) => S;
}

/**
 * Settings that the address keeps after `#name?`, and the tab's storage until they are there. They are read at the start
 * and when the visitor goes to another such address; a change replaces the entry, so that Back leaves the page.
 */
export function useSettings<S extends object>(name: string, codec: SettingsCodec<S>) {
  const { initial, encode, decode } = codec;
  const routerLocation = useLocation();
  const type = useNavigationType();
  const [settings, setSettings] = useState(initial);
  const [isDamaged, setDamaged] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  const latestSettings = useRef(initial);
  const unsavedFragment = useRef<Fragment>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastWrite = useRef(Number.NEGATIVE_INFINITY);
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
    const fields = encode(next);
    keepInTab(currentSlot(), fields);
    const fragment = await writeFragment(name, fields);
    if (number !== changes.current) return;
    unsavedFragment.current = fragment;
    clearTimeout(timer.current);
    const pause = lastWrite.current + ADDRESS_PAUSE_MS - performance.now();
    if (pause > 0) timer.current = setTimeout(write, pause);
    else write();
  }

  function write() {
    clearTimeout(timer.current);
    const fragment = unsavedFragment.current;
    if (!fragment) return;
    unsavedFragment.current = null;
    lastWrite.current = performance.now();
    keepInTab(currentSlot());
    savedHash.current = fragment.hash;
    replaceAddress(fragment.hash);
    if (fragment.isPartial) keepInTab(currentSlot(), encode(latestSettings.current));
    setTooLong(fragment.isTooLong);
  }

  // The address itself is read, because settings are replaced there past the router.
  const arrive = useEffectEvent(async (_reached: Location) => {
    // A link to the instrument leads to it as the visitor left it.
    const isAsLeft = type === "PUSH" && location.hash === `#${name}`;
    if (isAsLeft && latestSettings.current !== initial) return change({});
    const number = ++changes.current;
    const kept = readFromTab<Fields>(currentSlot());
    const fragment = await readFragment(location.hash, name);
    if (!fragment || number !== changes.current) return;
    savedHash.current = location.hash;
    // Settings that still wait to be written would replace the address that was just reached.
    unsavedFragment.current = null;
    const fields = kept ?? fragment.fields;
    const decoded = decode(fields);
    apply(decoded, (!kept && fragment.isDamaged) || isMisread(fields, decoded, codec));
    if (kept) await change({});
  });

  useEffect(() => {
    // From here on a reload opens the instrument, and Back to this page too.
    claimAnchor(name);
    return () => {
      // By now the address may belong to another page.
      changes.current++;
      clearTimeout(timer.current);
    };
  }, [name]);
  useEffect(() => void arrive(routerLocation), [routerLocation]);

  return {
    settings,
    /** True if the address asked for something that is not there. */
    isDamaged,
    /** True if no address can hold the settings; this tab keeps them. */
    isTooLong,
    change,
    /** Saves the settings before a reload, which then opens the instrument as it is. */
    keep() {
      write();
      claimAnchor(name);
    },
    /** An address that opens the instrument with its settings, for a "copy link" button. */
    link(): string {
      write();
      return new URL(savedHash.current, location.href).href;
    },
  };
}

/** Where the tab keeps what the address does not hold yet, or cannot hold: by the history entry and its address. */
function currentSlot(): string {
  return `settings ${history.state?.key ?? "first"} ${location.pathname}${location.hash}`;
}

/** True if an address asked for something else than was read from it. */
export function isMisread<S>(fields: Fields, decoded: S, { encode }: SettingsCodec<S>): boolean {
  const written = encode(decoded);
  return Object.entries(fields).some(([key, value]) => key in written && written[key] !== value);
}
