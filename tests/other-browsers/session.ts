/** One window of a real browser, on one site. */
export interface Session {
  open(path: string): Promise<unknown>;
  /** Runs a function in the page; it may use nothing from outside its own body. */
  run<Arguments extends unknown[], Result>(
    code: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  resize(width: number, height: number): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  pressEscape(): Promise<void>;
  close(): Promise<void>;
}
