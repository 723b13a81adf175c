import { type CSSProperties, useEffect, useRef } from "react";
import { Toaster as Sonner, toast } from "sonner";
import type { Notice } from "./notify.ts";

export interface SonnerToasterProps {
  theme: "light" | "dark" | "system";
  notices: readonly Notice[];
}

const look = {
  fontFamily: "inherit",
  "--normal-bg": "var(--raised)",
  "--normal-text": "var(--ink)",
  "--normal-border": "var(--quiet)",
  "--border-radius": "var(--button-radius)",
} as CSSProperties;

export function SonnerToaster({ theme, notices }: SonnerToasterProps) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { kind, text } of notices.slice(shown.current)) toast[kind](text);
    shown.current = notices.length;
  }, [notices]);
  return <Sonner theme={theme} position="bottom-center" style={look} />;
}
