/** A text, deflated, in letters that an address may hold. */
export async function packText(text: string): Promise<string> {
  const source = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return toBase64Url(new Uint8Array(await new Response(source).arrayBuffer()));
}

/** Nothing where it was not packed here, or would unpack to more than `maxBytes` bytes. */
export async function unpackText(packed: string, maxBytes: number): Promise<string | null> {
  try {
    const source = new Blob([fromBase64Url(packed)])
      .stream()
      .pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = source.getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > maxBytes) {
        await reader.cancel();
        return null;
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
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
