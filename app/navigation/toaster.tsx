import { useEffect, useState } from "react";

const SHOWN_MS = 10_000;

interface Toast {
  text: string;
}

let show: (toast: Toast) => void = () => {};

/** Shows a short message over the foot of the page for a while. */
export function toast(text: string) {
  show({ text });
}

/** The place of such messages. Mounted from the start: screen readers miss a region that appears with its text. */
export function Toaster() {
  // An object, so that the same words again start the time anew.
  const [shown, setShown] = useState<Toast | null>(null);
  useEffect(() => {
    show = setShown;
  }, []);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center print:hidden"
    >
      {shown && (
        <p className="border border-quiet bg-raised px-4 py-3 text-ink text-small">{shown.text}</p>
      )}
    </div>
  );
}
