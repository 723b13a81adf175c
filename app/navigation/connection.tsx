import { type ComponentProps, useEffect, useState, useSyncExternalStore } from "react";

let tell = () => {};

/** Says that a click was not followed because there is no network; the current page stays. */
export function tellOffline() {
  tell();
}

/** A line under the header that says why the page does not do what was asked, until it can. */
export function StatusLine() {
  const isOnline = useOnlineStatus();
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    tell = () => setTold(true);
  }, []);
  useEffect(() => {
    if (isOnline) setTold(false);
  }, [isOnline]);

  return (
    <div role="status" className="status-line">
      {/* Shown by the boot script, because React is what could not be had. */}
      <p className="scripts-lost">
        The scripts of this page could not be loaded. Its words and links work; reload it to run
        anything.
      </p>
      {isTold && !isOnline && (
        <p>
          The connection is lost. This page stays as it is; follow the link again when you are back
          online.
        </p>
      )}
    </div>
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
    if (!navigator.onLine) return tellOffline();
    onReload?.();
    window.location.reload();
  }

  return <button type="button" onClick={reload} {...button} />;
}
