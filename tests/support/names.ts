import type { Page } from "@playwright/test";

/** A control as voice control knows it: what is read on the screen, and the name that it answers to. */
export interface NamedControl {
  visible: string;
  name: string;
}

/** Every link, button and other control of the browser's accessibility tree. */
export async function namedControls(page: Page): Promise<NamedControl[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const roles = ["link", "button", "tab", "DisclosureTriangle", "radio", "checkbox", "textbox"];
  const controls = nodes.filter(({ ignored, role }) => !ignored && roles.includes(role?.value));
  const found = await Promise.all(
    controls.map(async ({ backendDOMNodeId: backendNodeId, name }) => {
      const { object } = await client.send("DOM.resolveNode", { backendNodeId });
      const { result } = await client.send("Runtime.callFunctionOn", {
        objectId: object.objectId,
        functionDeclaration: String(visibleText),
        returnByValue: true,
      });
      return { visible: words(result.value), name: words(name?.value) };
    }),
  );
  await client.detach();
  return found;
}

/** What of a control's label is seen; runs in the page, as text. */
function visibleText(this: HTMLElement): string {
  const label = this.closest("label") ?? this;
  const parts: string[] = [];
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isHidden = node.parentElement?.closest(".sr-only, svg, option, textarea");
    if (!isHidden && range.getBoundingClientRect().width > 1) parts.push(node.textContent ?? "");
  }
  return parts.join(" ");
}

/** Letters and digits alone: arrows and stops are not spoken. */
function words(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}
