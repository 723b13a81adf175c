/**
 * Adds what the popover attribute lacks: the state on the button, closing on choice and on blur.
 * Runs inline before React, as text: it may use nothing from outside its own body.
 */
export function enhancePopovers() {
  const buttons = (id?: string) =>
    document.querySelectorAll(id ? `[popovertarget="${id}"]` : "[popovertarget]");
  const openAround = (node: EventTarget | null) =>
    node instanceof Element ? node.closest<HTMLElement>(":popover-open") : null;

  for (const button of buttons()) button.setAttribute("aria-expanded", "false");

  // Toggle events do not bubble: they are caught on their way down.
  addEventListener(
    "toggle",
    (event) => {
      const popover = event.target as HTMLElement;
      if (!popover.popover) return;
      for (const button of buttons(popover.id)) {
        button.setAttribute("aria-expanded", String(popover.matches(":popover-open")));
      }
    },
    true,
  );

  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    for (let popover = openAround(link); popover; popover = openAround(popover.parentElement)) {
      popover.hidePopover();
    }
  });

  addEventListener("focusout", (event) => {
    const popover = openAround(event.target);
    const next = event.relatedTarget;
    if (!popover || !(next instanceof Element) || popover.contains(next)) return;
    if (next.getAttribute("popovertarget") !== popover.id) popover.hidePopover();
  });
}
