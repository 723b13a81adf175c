// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notify } from "./notify.ts";
import { Toaster } from "./toaster.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows the newest message for a while, in a region that was there before", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() => root.render(<Toaster theme="dark" />));
  const region = document.querySelector("[role=status]");
  expect(region?.textContent).toBe("");

  await act(() => notify({ kind: "error", text: "one" }));
  await act(() => vi.advanceTimersByTime(5000));
  await act(() => notify({ kind: "success", text: "two" }));
  await act(() => vi.advanceTimersByTime(5000));
  expect(region?.textContent).toBe("two");
  expect(document.querySelector("[role=status]")).toBe(region);

  await act(() => vi.advanceTimersByTime(5000));
  expect(region?.textContent).toBe("");
  await act(() => root.unmount());
});
