/** As much of the W3C WebDriver protocol as the tests need, over plain HTTP. */
export type WebDriver = ReturnType<typeof createDriver>;

/** A browser that hangs must fail its test, not the run. */
const patienceMs = 20_000;

interface Answer<Value> {
  value: Value | { error: string; message: string };
}

export function createDriver(port: number) {
  return async function call<Value>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    body?: unknown,
  ): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const { value } = (await response.json()) as Answer<Value>;
    if (typeof value === "object" && value !== null && "error" in value && !response.ok) {
      throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    }
    return value as Value;
  };
}

/** Tries until the driver listens. */
export async function whenReady(call: WebDriver): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const ready = await call<{ ready: boolean }>("GET", "/status").catch(() => null);
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The WebDriver server does not answer.");
}
