import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * True while a page is put in place, from the server's HTML until React has started and again when another page comes.
 * Style sheets turn smooth scrolling off for that time: a page starts at its top, its anchor or where the visitor
 * left it at once; only within a page the scroll is seen.
 */
export function usePageChange(): boolean {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => setShown(pathname), [pathname]);
  return shown !== pathname;
}
