export interface Notice {
  kind: "success" | "error";
  text: string;
}

type Listener = (notice: Notice) => void;

let listener: Listener | null = null;

/** Shows a short message over the page, in the site's theme. */
export function notify(notice: Notice) {
  listener?.(notice);
}

export function onNotice(next: Listener) {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}
