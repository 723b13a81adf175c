/** A control that stands alone is as large as a fingertip where fingers are used. */
export const touchTarget =
  "pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center";
