const properties = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "font-family",
  "font-size",
  "text-anchor",
];

/** The compiled circuit, as it is drawn now. */
export function shownPicture(pictures: HTMLElement | null): string {
  const drawing = pictures?.querySelector<SVGElement>("[data-compiled] svg");
  return drawing ? pictureFile(drawing) : "";
}

/** A drawing of the page as a file of its own: what the style sheet says of it is written into it. */
function pictureFile(drawing: SVGElement): string {
  const copy = drawing.cloneNode(true) as SVGElement;
  const originals = drawing.querySelectorAll("*");
  for (const [k, element] of copy.querySelectorAll("*").entries()) {
    const style = getComputedStyle(originals[k]);
    element.removeAttribute("class");
    for (const property of properties)
      element.setAttribute(property, style.getPropertyValue(property));
  }
  copy.removeAttribute("class");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const ground = getComputedStyle(drawing.closest("section") ?? drawing).getPropertyValue(
    "--ground",
  );
  const back = document.createElementNS(copy.namespaceURI, "rect");
  for (const [name, value] of Object.entries({ width: "100%", height: "100%", fill: ground }))
    back.setAttribute(name, value);
  copy.prepend(back);
  return new XMLSerializer().serializeToString(copy);
}
