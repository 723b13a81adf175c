/** Safari has no idle callbacks; there a moment later is as good. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 500);
}
