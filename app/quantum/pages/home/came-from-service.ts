/** Whether the page before this one was a service page of the lab. */
export function cameFromService(referrer: string): boolean {
  return /^https?:\/\/[^/]+\/features\//.test(referrer);
}
