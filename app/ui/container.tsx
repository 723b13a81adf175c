import type { ReactNode } from "react";
import { cx } from "#app/lib/cx.ts";

/** The page's measure: one gutter on every screen, one widest line. */
export function Container({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={cx("mx-auto w-full max-w-page px-gutter", className)}>{children}</div>;
}
