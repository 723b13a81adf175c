import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * True while a new page is put in place of another. Style sheets turn smooth scrolling off for that moment: a new
 * page starts at its top or its anchor at once; only within a page the scroll is seen.
 */
export function usePageChange(): boolean {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  useEffect(() => setShown(pathname), [pathname]);
  return shown !== pathname;
}
