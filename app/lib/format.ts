const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Without `Intl`, whose first formatter takes a slow phone a tenth of a second. */
export function thousands(value: number): string {
  return value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** A true minus sign, for axes and energies. */
export function signed(value: number, digits: number): string {
  return value.toFixed(digits).replace("-", "−");
}

export function superscript(exponent: number): string {
  const digits = [...String(Math.abs(exponent))].map((digit) => superscripts[Number(digit)]);
  return (exponent < 0 ? "⁻" : "") + digits.join("");
}

export function powerOfTen(exponent: number): string {
  return `10${superscript(exponent)}`;
}

/** Three figures and a power of ten from a million on; plain below. */
export function scientific(value: number): string {
  if (Math.abs(value) < 1e6) return thousands(value);
  const [mantissa, exponent] = value.toExponential(2).split("e");
  return `${mantissa}·${powerOfTen(Number(exponent))}`;
}
