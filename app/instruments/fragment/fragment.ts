/** An instrument's settings as short texts: what stands after `#name?` in the address. */
export type Fields = Record<string, string>;

/** Longer addresses are cut by mail programs and chats. */
export const MAX_FRAGMENT_LENGTH = 4000;

export type Fragment = { hash: string } | { tooLongBy: number };

/** `#compiler?device=line&seed=1`; the bare `#compiler` opens the instrument as it is at first. */
export function writeFragment(name: string, fields: Fields): Fragment {
  const hash = `#${name}?${new URLSearchParams(fields)}`;
  return hash.length > MAX_FRAGMENT_LENGTH
    ? { tooLongBy: hash.length - MAX_FRAGMENT_LENGTH }
    : { hash };
}

/** Makes the address one that opens the instrument, with what settings it holds already. */
export function openOnLoad(name: string): void {
  if (readFragment(location.hash, name)) return;
  // The router's own state of this entry stays as it is.
  history.replaceState(history.state, "", `#${name}`);
}

/** Returns null for another anchor or another instrument's fragment. */
export function readFragment(hash: string, name: string): Fields | null {
  const [anchor] = hash.split("?", 1);
  if (anchor !== `#${name}` || hash.length > MAX_FRAGMENT_LENGTH) return null;
  return Object.fromEntries(new URLSearchParams(hash.slice(anchor.length)));
}

export function oneOf<T extends string>(known: readonly T[], text: string | undefined) {
  return known.find((item) => item === text);
}

export function wholeUpTo(max: number, text: string | undefined): number | undefined {
  const isWhole = text !== undefined && /^\d{1,6}$/.test(text);
  return isWhole && Number(text) <= max ? Number(text) : undefined;
}

/** A text, deflated, in letters that an address may hold. */
export async function packText(text: string): Promise<string> {
  const source = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return toBase64Url(new Uint8Array(await new Response(source).arrayBuffer()));
}

/** Returns null for a text that was not packed here or would unpack to more than `maxBytes` bytes. */
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
    const unpacked = source.pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(bound);
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
