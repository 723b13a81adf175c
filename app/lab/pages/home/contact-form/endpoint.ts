/** The receiver that the owner set, or undefined while the form stays local. Checked when the site is built. */
export function readContactEndpoint(value: string | null): URL | undefined {
  if (value === null || value === "off") return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "") {
    throw new Error(
      `site.config.ts: contactEndpoint must be an https address without a password, "off" or null, not ${JSON.stringify(value)}`,
    );
  }
  return url;
}
