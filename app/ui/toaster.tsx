import { useEffect, useState } from "react";

const SHOWN_MS = 6000;

/** Short messages over the foot of the page. Mounted from the start: screen readers miss a region that appears with its text. */
export function Toaster() {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => onNotice(setNotice), []);
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
        <p
          data-toast={notice.kind}
          className="border border-quiet bg-raised px-4 py-3 text-ink text-small"
        >
          {notice.text}
        </p>
      )}
    </div>
  );
}

interface Notice {
  kind: "success" | "error";
  text: string;
}

type Listener = (notice: Notice) => void;

let listener: Listener | null = null;

export function notify(notice: Notice) {
  listener?.(notice);
}

function onNotice(next: Listener) {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}
