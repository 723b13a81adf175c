import { findProgram, installPackages } from "./find-program.ts";

/** Firefox from FIREFOX_PATH or the PATH. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? findProgram(["firefox-esr", "firefox"]);
}

export interface WebKit {
  driver: string;
  xvfb: string;
}

/** WebKitGTK's driver and a virtual screen for its window, from the PATH. */
export function findWebKit(): WebKit | undefined {
  const driver = findProgram(["WebKitWebDriver"]);
  const xvfb = findProgram(["Xvfb"]);
  return driver && xvfb ? { driver, xvfb } : undefined;
}

if (import.meta.main) {
  if (!findFirefox()) installPackages("firefox-esr");
  if (!findWebKit()) installPackages("webkit2gtk-driver", "xvfb");
  console.log(`Firefox: ${findFirefox() ?? "none; its tests are left out (firefox-esr)"}`);
  const webkit = findWebKit()?.driver;
  console.log(`WebKit: ${webkit ?? "none; its tests are left out (webkit2gtk-driver, xvfb)"}`);
}
