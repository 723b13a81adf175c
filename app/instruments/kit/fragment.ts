import { namesAnchor } from "#app/navigation/address.ts";

/** An instrument's settings as short texts: what stands after `#name?` in the address. */
export type Fields = Record<string, string>;

/** Longer addresses are cut by mail programs and chats. */
export const MAX_FRAGMENT_LENGTH = 4000;

/** A program is deflated in the address, and left out of one that it would make too long. */
const PACKED_FIELD = "text";
/** A longer text fits no address, however well it is packed. */
const MAX_PACKED_LENGTH = 64_000;
const MAX_UNPACKED_BYTES = 4 * MAX_PACKED_LENGTH;

/** Texts that a visitor wrote and does not look at now; a link to what they look at must not carry them. */
const privateFields = ["draft", "earlier"];

export interface Fragment {
  hash: string;
  /** True if the hash lacks something of the settings. */
  isPartial: boolean;
  /** True if a program made it too long. */
  isTooLong: boolean;
}

/** `#compiler?device=line&seed=1`; the bare `#compiler` opens the instrument as it is at first. */
export async function writeFragment(name: string, fields: Fields): Promise<Fragment> {
  const shared = Object.entries(fields).filter(([field]) => !privateFields.includes(field));
  const { [PACKED_FIELD]: text, ...rest } = Object.fromEntries(shared);
  const packed = text === undefined ? undefined : await packText(text);
  const hash = hashOf(name, packed === undefined ? rest : { ...rest, [PACKED_FIELD]: packed });
  const fits = (text === undefined || packed !== undefined) && hash.length <= MAX_FRAGMENT_LENGTH;
  const hasPrivate = shared.length < Object.keys(fields).length;
  return {
    hash: fits ? hash : hashOf(name, rest),
    isPartial: !fits || hasPrivate,
    isTooLong: !fits,
  };
}

function hashOf(name: string, fields: Fields): string {
  return `#${name}?${new URLSearchParams(fields)}`;
}

/** Returns null for another anchor or another instrument's fragment. A text that cannot be unpacked is left out. */
export async function readFragment(
  hash: string,
  name: string,
): Promise<{ fields: Fields; isDamaged: boolean } | null> {
  if (!namesAnchor(hash, name)) return null;
  const fields = Object.fromEntries(new URLSearchParams(hash.slice(name.length + 1)));
  const { [PACKED_FIELD]: packed, ...rest } = fields;
  if (packed === undefined) return { fields, isDamaged: false };
  const text = await unpackText(packed, MAX_UNPACKED_BYTES);
  if (text === null) return { fields: rest, isDamaged: true };
  return { fields: { ...rest, [PACKED_FIELD]: text }, isDamaged: false };
}

export function oneOf<T extends string>(known: readonly T[], text: string | undefined) {
  return known.find((item) => item === text);
}

export function wholeUpTo(max: number, text: string | undefined): number | undefined {
  const isWhole = text !== undefined && /^\d{1,6}$/.test(text);
  return isWhole && Number(text) <= max ? Number(text) : undefined;
}

/** A text, deflated and with a checksum, in letters that an address may hold; nothing where it is too long or the browser cannot. */
export async function packText(text: string): Promise<string | undefined> {
  if (text.length > MAX_PACKED_LENGTH) return undefined;
  try {
    const source = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
    return toBase64Url(new Uint8Array(await new Response(source).arrayBuffer()));
  } catch {
    return undefined;
  }
}

/** Returns null for a text that was not packed here, was altered, or would unpack to more than `maxBytes` bytes. */
export async function unpackText(packed: string, maxBytes: number): Promise<string | null> {
  let length = 0;
  const bound = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      length += part.length;
      if (length > maxBytes) throw new RangeError("the text is too long");
      controller.enqueue(part);
    },
  });
  try {
    const source = new Blob([fromBase64Url(packed)]).stream();
    const unpacked = source.pipeThrough(new DecompressionStream("deflate")).pipeThrough(bound);
    const bytes = await new Response(unpacked).arrayBuffer();
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
