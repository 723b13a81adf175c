import type { ComponentProps } from "react";
import { useConnection } from "./connection.tsx";

export interface ReloadButtonProps extends Omit<ComponentProps<"button">, "type" | "onClick"> {
  /** Called just before. */
  onReload?: () => void;
}

/** For what only the page's new version can mend. Without a network a reload would lose the page instead. */
export function ReloadButton({ onReload, ...button }: ReloadButtonProps) {
  const { refuse } = useConnection();

  function reload() {
    if (!navigator.onLine) return refuse();
    onReload?.();
    window.location.reload();
  }

  return <button type="button" onClick={reload} {...button} />;
}
