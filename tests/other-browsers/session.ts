/** One window of a real browser, driven the same way whichever it is. */
export interface Session {
  /** Loads a path of the site. */
  open(path: string): Promise<void>;
  /** Runs a function in the page; it may use nothing from outside its own body. */
  run<Arguments extends unknown[], Result>(
    code: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  resize(width: number, height: number): Promise<void>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Moves the pointer to a point of the viewport. */
  moveTo(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export const keys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: "\uE00D",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
} as const;

export type Key = keyof typeof keys;

export interface Preferences {
  colorScheme?: "light" | "dark";
  reducedMotion?: boolean;
  /** Whether pages may run scripts; without them a session opens pages and takes pictures, and no more. */
  scripts?: boolean;
}

export type Launch = (origin: string, preferences?: Preferences) => Promise<Session>;
