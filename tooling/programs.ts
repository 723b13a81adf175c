import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

interface Program {
  /** The first of them that is there is taken. */
  commands: readonly string[];
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

/** What the system must have for the tests. `node tooling/programs.ts` installs it, and nothing else does. */
const testPrograms = {
  chromium: {
    // The shell has no window to draw, which halves the time of the tests.
    commands: ["chromium-headless-shell", "chrome-headless-shell", ...browsers],
    debianPackage: "chromium-headless-shell",
    variable: "CHROMIUM_PATH",
  },
  firefox: {
    commands: ["firefox-esr", "firefox"],
    debianPackage: "firefox-esr",
    variable: "FIREFOX_PATH",
  },
  webkitDriver: { commands: ["WebKitWebDriver"], debianPackage: "webkit2gtk-driver" },
  virtualScreen: { commands: ["Xvfb"], debianPackage: "xvfb" },
  nginx: { commands: ["nginx"], debianPackage: "nginx" },
  caddy: { commands: ["caddy"], debianPackage: "caddy" },
  openssl: { commands: ["openssl"], debianPackage: "openssl" },
  curl: { commands: ["curl"], debianPackage: "curl" },
  qpdf: { commands: ["qpdf"], debianPackage: "qpdf" },
  pdffonts: { commands: ["pdffonts"], debianPackage: "poppler-utils" },
  pdftoppm: { commands: ["pdftoppm"], debianPackage: "poppler-utils" },
  pdfinfo: { commands: ["pdfinfo"], debianPackage: "poppler-utils" },
  pdftotext: { commands: ["pdftotext"], debianPackage: "poppler-utils" },
} as const satisfies Record<string, Program>;

/** Lighthouse waits for ever for the shell. */
const wholeBrowser = { commands: browsers, debianPackage: "chromium", variable: "CHROMIUM_PATH" };

const programs = { ...testPrograms, wholeBrowser };

export type ProgramName = keyof typeof programs;

export function findProgram(name: ProgramName): string | undefined {
  const { commands, variable }: Program = programs[name];
  // Servers stand where only root looks.
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const files = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return (variable && process.env[variable]) || files.find(isExecutable);
}

export function requireProgram(name: ProgramName): string {
  const found = findProgram(name);
  if (found !== undefined) return found;
  const { commands, debianPackage, variable }: Program = programs[name];
  const other = variable ? `, or name another in ${variable}` : "";
  throw new Error(`${commands[0]} is missing: ${installCommand([debianPackage])}${other}.`);
}

/** The flags with which Chromium runs headless and closed off. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

const installCommand = (packages: readonly string[]) =>
  `sudo apt-get install --no-install-recommends ${packages.join(" ")}`;

function missingPackages(): string[] {
  const missing = Object.entries(testPrograms).filter(
    ([name]) => findProgram(name as ProgramName) === undefined,
  );
  return [...new Set(missing.map(([, { debianPackage }]) => debianPackage))];
}

/** Installs what is missing where this process may; says in one command what is missing where it may not. */
function setUp(): boolean {
  const wanted = missingPackages();
  if (wanted.length === 0) return true;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log(`Installing Debian's ${wanted.join(", ")} (once) ...`);
    // RUNLEVEL=1 keeps a server's package from starting its service.
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    const options: SpawnSyncOptions = { env, stdio: ["ignore", "ignore", "inherit"] };
    spawnSync("apt-get", ["update", "-qq"], options);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...wanted], options);
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    console.error(`The tests need programs that are not here. Install them, then try again:`);
    console.error(`  ${installCommand(missing)}`);
  }
  return missing.length === 0;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) process.exitCode = setUp() ? 0 : 1;
