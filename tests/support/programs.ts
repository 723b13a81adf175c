import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

interface Program {
  /** The first of these that exists is taken. */
  commands: readonly string[];
  /** Other files that show that it is installed. */
  files?: readonly string[];
  debianPackage: string;
  /** An environment variable that names another file. */
  variable?: string;
}

const browsers = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/** Chromium without a window to draw: the browser tests take half the processor's time with it. */
const shell = {
  commands: ["chromium-headless-shell", "chrome-headless-shell"],
  debianPackage: "chromium-headless-shell",
  variable: "CHROMIUM_PATH",
} as const satisfies Program;

/** The tests need these on the system. `node tests/support/programs.ts` installs them, and nothing else does. */
const testPrograms = {
  chromium: { ...shell, commands: [...shell.commands, ...browsers] },
  firefox: {
    commands: ["firefox-esr", "firefox"],
    debianPackage: "firefox-esr",
    variable: "FIREFOX_PATH",
  },
  webkitDriver: { commands: ["WebKitWebDriver"], debianPackage: "webkit2gtk-driver" },
  virtualScreen: { commands: ["Xvfb"], debianPackage: "xvfb" },
  caddy: { commands: ["caddy"], debianPackage: "caddy" },
  nginx: { commands: ["nginx"], debianPackage: "nginx-light" },
  java: { commands: ["java"], debianPackage: "default-jre-headless" },
  qpdf: { commands: ["qpdf"], debianPackage: "qpdf" },
  pdftoppm: { commands: ["pdftoppm"], debianPackage: "poppler-utils" },
  pdfinfo: { commands: ["pdfinfo"], debianPackage: "poppler-utils" },
  pdftotext: { commands: ["pdftotext"], debianPackage: "poppler-utils" },
  /** Fonts that stand in for Arial and Times until the site's own type has loaded. */
  fallbackFonts: {
    commands: [],
    files: [
      "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
      "/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf",
      "/System/Library/Fonts/Supplemental/Arial.ttf",
      "C:/Windows/Fonts/arial.ttf",
    ],
    debianPackage: "fonts-liberation",
  },
} as const satisfies Record<string, Program>;

const programs = { ...testPrograms, shell };

export type ProgramName = keyof typeof programs;

const testProgramNames = Object.keys(testPrograms) as ProgramName[];

export function findProgram(name: ProgramName): string | undefined {
  const { commands, files = [], variable }: Program = programs[name];
  // A program may be in sbin, which is not on a user's PATH.
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const paths = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return (variable && process.env[variable]) || [...paths, ...files].find(existsSync);
}

export function requireProgram(name: ProgramName): string {
  const program = findProgram(name);
  if (program !== undefined) return program;
  const { commands, debianPackage, variable }: Program = programs[name];
  const other = variable ? `, or name another in ${variable}` : "";
  throw new Error(`${commands[0]} is missing: ${installCommand([debianPackage])}${other}.`);
}

/** The tests that a machine without these programs skips. All others need only Chromium and the fonts. */
const parts = {
  documents: ["qpdf", "pdftoppm", "pdfinfo", "pdftotext"],
  Caddy: ["caddy"],
  nginx: ["nginx"],
  "the HTML validator": ["java"],
  Firefox: ["firefox"],
  WebKit: ["webkitDriver", "virtualScreen"],
} as const satisfies Record<string, readonly ProgramName[]>;

export type Part = keyof typeof parts;

const isMissing = (name: ProgramName) => findProgram(name) === undefined;

/** True if tests of this part must be skipped. On a build server none is: there a missing program is a failure. */
export function lacksProgramsFor(part: Part): boolean {
  return !process.env.CI && parts[part].some(isMissing);
}

/** Says at the beginning of a run what it skips, if anything, and how to install it. */
export function tellSkipped(): void {
  const skippedParts = (Object.keys(parts) as Part[]).filter(lacksProgramsFor);
  if (skippedParts.length === 0) return;
  const packages = missingPackages(skippedParts.flatMap((part) => [...parts[part]]));
  console.log(`Skipped, for lack of programs: ${skippedParts.join(", ")}.`);
  console.log(`To test it too: ${installCommand(packages)}`);
}

/** The flags with which Chromium runs headless and closed off. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  // Without this flag a browser without a window would fit letters to whole pixels, as no visitor's screen does.
  "--font-render-hinting=none",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

const installCommand = (packages: readonly string[]) =>
  `sudo apt-get install --no-install-recommends ${packages.join(" ")}`;

function missingPackages(names: readonly ProgramName[]): string[] {
  return [...new Set(names.filter(isMissing).map((name) => programs[name].debianPackage))];
}

/** Installs what is missing if this process may, and otherwise prints the command that does. */
function setUp(): boolean {
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    install(missingPackages(testProgramNames));
    // Ubuntu has no such package, so the tests run there in the whole browser and take longer.
    if (findProgram("shell") === undefined) install([shell.debianPackage]);
  }
  const optional: readonly ProgramName[] = process.env.CI ? [] : Object.values(parts).flat();
  const missing = missingPackages(testProgramNames.filter((name) => !optional.includes(name)));
  if (missing.length > 0) {
    console.error(`The tests need programs that are not here. Install them, then try again:`);
    console.error(`  ${installCommand(missing)}`);
    return false;
  }
  if (isMissing("shell")) {
    console.log("Without chromium-headless-shell the browser tests take twice as long.");
  }
  tellSkipped();
  return true;
}

function install(packages: readonly string[]) {
  if (packages.length === 0) return;
  console.log(`Installing Debian's ${packages.join(", ")} (once) ...`);
  // RUNLEVEL=1 keeps a server's package from starting its service.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const options: SpawnSyncOptions = { env, stdio: ["ignore", "ignore", "inherit"] };
  const isOk = (...words: string[]) => spawnSync("apt-get", words, options).status === 0;
  // The list of packages may be missing or too old.
  const installation = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  if (!isOk(...installation) && isOk("update", "-qq")) isOk(...installation);
}

if (import.meta.main) process.exitCode = setUp() ? 0 : 1;
