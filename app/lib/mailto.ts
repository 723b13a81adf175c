/** The address that opens an email. Mail programs read a plus as a plus and want both characters of a line's end. */
export function mailto(address: string, fields: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(/\r?\n/g, "\r\n"))}`);
  return [`mailto:${address}`, query.join("&")].filter(Boolean).join("?");
}
