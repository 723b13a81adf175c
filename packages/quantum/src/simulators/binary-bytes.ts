const binaryUnits = ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"] as const;

/** Bytes in binary units, without a fraction where none is needed. */
export function binaryBytes(bytes: number): string {
  const last = binaryUnits.length - 1;
  const step = Math.max(0, Math.min(last, Math.floor(Math.log2(bytes) / 10)));
  const amount = bytes / 1024 ** step;
  const digits = Number.isInteger(amount) || amount >= 100 ? 0 : 1;
  return `${amount.toFixed(digits)} ${binaryUnits[step]}`;
}
