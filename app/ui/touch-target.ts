/** A control that stands alone is as large as a fingertip where fingers are used. */
export const touchTarget = "touch:inline-flex touch:min-h-11 touch:min-w-11 touch:items-center";
