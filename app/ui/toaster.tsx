import { lazy, Suspense, useEffect, useState } from "react";
import { type Notice, onNotice } from "./notify.ts";

export interface ToasterProps {
  theme: "light" | "dark" | "system";
}

const SonnerToaster = lazy(async () => {
  try {
    const { SonnerToaster } = await import("./sonner-toaster.tsx");
    return { default: SonnerToaster };
  } catch {
    // A message that cannot be drawn must not take the page down with it.
    return { default: () => null };
  }
});

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
