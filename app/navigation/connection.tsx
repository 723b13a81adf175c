import { type ComponentProps, useSyncExternalStore } from "react";
import { toast } from "./toaster.tsx";

/** Says that a click was not followed because there is no network; the current page stays. */
export function toastOffline() {
  toast(
    "The connection is lost. This page stays as it is; follow the link again when you are back online.",
  );
}

export function useOnlineStatus() {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void) {
  const events = ["online", "offline"];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

export interface ReloadButtonProps extends Omit<ComponentProps<"button">, "type" | "onClick"> {
  /** Called just before. */
  onReload?: () => void;
}

/** The button mends what only the page's new version can. Without a network a reload would lose the page instead. */
export function ReloadButton({ onReload, ...button }: ReloadButtonProps) {
  function reload() {
    if (!navigator.onLine) return toastOffline();
    onReload?.();
    window.location.reload();
  }

  return <button type="button" onClick={reload} {...button} />;
}
