import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { type Notice, onNotice } from "./notify.ts";
import type { SonnerToasterProps } from "./sonner-toaster.tsx";

export interface ToasterProps {
  theme: "light" | "dark" | "system";
}

const SonnerToaster = lazy<ComponentType<SonnerToasterProps>>(() =>
  import("./sonner-toaster.tsx").then(
    (module) => ({ default: module.SonnerToaster }),
    // A message that cannot be drawn must not take the page down with it.
    () => ({ default: Nothing }),
  ),
);

function Nothing() {
  return null;
}

/** Ready from the start; Sonner itself is fetched with the first message. */
export function Toaster({ theme }: ToasterProps) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => onNotice((notice) => setNotices((shown) => [...shown, notice])), []);
  if (notices.length === 0) return null;
  return (
    <Suspense>
      <SonnerToaster theme={theme} notices={notices} />
    </Suspense>
  );
}
