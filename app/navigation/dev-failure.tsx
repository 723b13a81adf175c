import { useEffect, useState } from "react";
import { useRouteError } from "react-router";

/** In development: what failed, with its file and line. The next save tries again. */
export function DevFailure() {
  const error = useRouteError();
  const thrown = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const [stack, setStack] = useState(thrown);
  useEffect(() => {
    const reload = () => location.reload();
    import.meta.hot?.on("vite:afterUpdate", reload);
    // In the browser lines are those of the compiled module; the server names the ones that were written.
    readStack().then((found) => {
      if (found) setStack(found);
      else if (!thrown.includes(location.origin)) reload();
    });
    return () => import.meta.hot?.off("vite:afterUpdate", reload);
  }, [thrown]);
  return (
    <pre data-failure className="mt-8 overflow-x-auto text-small">
      {stack}
    </pre>
  );
}

async function readStack() {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector("[data-failure]")?.textContent;
}
