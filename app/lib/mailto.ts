interface MailFields {
  subject?: string;
  body?: string;
}

/** Windows and some mail programs cut longer addresses off. */
const MAX_LENGTH = 1800;

/** The address that opens an email. It leaves out a body that would make it too long. */
export function mailto(address: string, fields: MailFields = {}): string {
  const { body, ...rest } = fields;
  return write(address, isTooLongToMail(address, fields) ? rest : fields);
}

export function isTooLongToMail(address: string, fields: MailFields): boolean {
  return write(address, fields).length > MAX_LENGTH;
}

/** Mail programs read a plus as a plus and want both characters of a line's end. */
function write(address: string, fields: MailFields): string {
  const query = Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(/\r?\n/g, "\r\n"))}`);
  return [`mailto:${address}`, query.join("&")].filter(Boolean).join("?");
}
