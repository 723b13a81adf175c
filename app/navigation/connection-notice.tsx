import { useConnectionLost } from "./connection.ts";

/** Says that a click could not be followed, without taking the current page away. */
export function ConnectionNotice() {
  const lost = useConnectionLost();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 p-4 print:hidden"
    >
      {lost && (
        <p className="pointer-events-auto mx-auto w-fit max-w-full bg-ink px-4 py-3 text-small text-ground">
          The connection is lost. This page stays as it is; follow the link again when you are back
          online.
        </p>
      )}
    </div>
  );
}
