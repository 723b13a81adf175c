/** Of an asset, what its rank depends on. */
export interface Exposure {
  /** Years for which what it protects must hold; 0 where it protects nothing secret. */
  holdsYears: number;
  /** Months from decision to done. */
  changeMonths: number;
}

/**
 * Years by which an asset comes too late if the machine appears `horizon` years from now: the lifetime of what it
 * protects plus the time to change it, less the horizon. Above zero it is late already.
 */
export function yearsLate({ holdsYears, changeMonths }: Exposure, horizon: number): number {
  return holdsYears + changeMonths / 12 - horizon;
}
