const escaped: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The words of HTML as React writes it: five characters escaped, comments between texts. */
export function plainText(html: string): string {
  return html
    .replace(/<!--.*?-->|<[^>]*>/gs, "")
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => escaped[entity])
    .replace(/\s+/g, " ")
    .trim();
}
