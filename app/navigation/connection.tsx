import type { ComponentProps } from "react";
import {
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";

interface Connection {
  isOnline: boolean;
  /** Tells the visitor that a click was not followed. */
  refuse: () => void;
}

const ConnectionContext = createContext<Connection>({ isOnline: true, refuse: () => {} });

export const useConnection = () => useContext(ConnectionContext);

/** Knows whether there is a network, and says when a click could not be followed; the current page stays. */
export function ConnectionProvider({ children }: { children: ReactNode }) {
  const [isRefused, setRefused] = useState(false);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const connection = useMemo(() => ({ isOnline, refuse: () => setRefused(true) }), [isOnline]);
  return (
    <ConnectionContext value={connection}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-50 p-4 print:hidden"
      >
        {isRefused && !isOnline && (
          <p className="pointer-events-auto mx-auto w-fit max-w-full bg-ink px-4 py-3 text-small text-ground">
            The connection is lost. This page stays as it is; follow the link again when you are
            back online.
          </p>
        )}
      </div>
    </ConnectionContext>
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
  const { refuse } = useConnection();

  function reload() {
    if (!navigator.onLine) return refuse();
    onReload?.();
    window.location.reload();
  }

  return <button type="button" onClick={reload} {...button} />;
}
