import { useEffect, useState } from "react";

const SHOWN_MS = 10_000;

interface Notice {
  text: string;
}

let show: (notice: Notice) => void = () => {};

/** Shows a short message over the foot of the page for a while. */
export function notify(text: string) {
  show({ text });
}

/** The place of such messages. Mounted from the start: screen readers miss a region that appears with its text. */
export function Toaster() {
  // An object, so that the same words again start the time anew.
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    show = setNotice;
  }, []);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => setNotice(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center print:hidden"
    >
      {notice && (
        <p className="border border-quiet bg-raised px-4 py-3 text-ink text-small">{notice.text}</p>
      )}
    </div>
  );
}
