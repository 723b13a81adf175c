import { type RefObject, useEffect } from "react";

/** A choice that the address of the page holds after `?`. */
export function readQuery(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

/** Keeps a choice in the address, so that it can be shared; without a value the address loses it. */
export function writeQuery(name: string, value?: string): void {
  const url = new URL(location.href);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  // The router's own state of this entry stays as it is.
  history.replaceState(history.state, "", url);
}

/** Keeps the chosen radio button of a group in the address, counted from 1, and restores it from there. */
export function useRadioInQuery(group: RefObject<HTMLElement | null>, name: string) {
  useEffect(() => {
    const element = group.current;
    if (!element) return;
    const radios = [...element.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    const initial = radios.find(({ defaultChecked }) => defaultChecked);
    const named = radios[Number(readQuery(name)) - 1];
    // A choice from before hydration is newer than the address.
    if (named && initial?.checked) {
      // Each is set by itself, because React compares a press with what was last set.
      for (const radio of radios) radio.checked = radio === named;
    }
    const keep = () => {
      const chosen = radios.findIndex(({ checked }) => checked);
      writeQuery(name, radios[chosen] === initial ? undefined : `${chosen + 1}`);
    };
    element.addEventListener("change", keep);
    return () => element.removeEventListener("change", keep);
  }, [group, name]);
}
