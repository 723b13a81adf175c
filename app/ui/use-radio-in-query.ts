import { type RefObject, useEffect } from "react";
import { readQuery, writeQuery } from "#app/navigation/address.ts";

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
