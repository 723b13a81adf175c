import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

interface Connection {
  /** False, with a word to the visitor, where a click could not be followed. */
  check: () => boolean;
}

const ConnectionContext = createContext<Connection>({ check: () => true });

export const useConnection = () => useContext(ConnectionContext);

/** Says that a click could not be followed, without taking the current page away. */
export function ConnectionProvider({ children }: { children: ReactNode }) {
  const [isLost, setLost] = useState(false);
  const connection = useMemo(
    () => ({
      check() {
        setLost(!navigator.onLine);
        return navigator.onLine;
      },
    }),
    [],
  );
  return (
    <ConnectionContext value={connection}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-50 p-4 print:hidden"
      >
        {isLost && (
          <p className="pointer-events-auto mx-auto w-fit max-w-full bg-ink px-4 py-3 text-small text-ground">
            The connection is lost. This page stays as it is; follow the link again when you are
            back online.
          </p>
        )}
      </div>
    </ConnectionContext>
  );
}
