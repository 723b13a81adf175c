interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The page may create each policy once; `app/content-security-policy.ts` names it. */
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** Starts a module worker from a `?worker&url` import. The policy vouches for the site's own files alone. */
export function startWorker(url: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("worker", { createScriptURL: ownUrl });
  return new Worker(policy?.createScriptURL(url) ?? url, { type: "module" });
}

function ownUrl(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`a worker from elsewhere: ${url}`);
}
