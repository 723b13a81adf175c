/** Prints one element of the page and nothing else: the style sheet hides what is neither in it nor around it. */
export function printOnly(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  element.setAttribute("data-printed", "");
  addEventListener("afterprint", () => element.removeAttribute("data-printed"), { once: true });
  print();
}
