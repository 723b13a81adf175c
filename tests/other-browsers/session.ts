/** What a driver must do; everything else is built on it in the same way for every browser. */
export interface Driver {
  navigate(url: string): Promise<unknown>;
  /** Evaluates an expression in the page; resolves to the JSON of its value. */
  evaluate(expression: string): Promise<string>;
  /** Actions of a pointer or a keyboard, as W3C WebDriver words them. */
  act(actions: readonly object[]): Promise<unknown>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export type Session = ReturnType<typeof sessionOf>;

export const keys = { Enter: "\uE007", Escape: "\uE00C" } as const;

/** One window of a real browser, on one site. */
export function sessionOf(driver: Driver, origin: string) {
  /** Runs a function in the page; it may use nothing from outside its own body. */
  const run = async <Arguments extends unknown[], Result>(
    code: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> => {
    const call = `Promise.resolve((${code})(...${JSON.stringify(args)}))`;
    return JSON.parse(await driver.evaluate(`${call}.then((value) => JSON.stringify({ value }))`))
      .value;
  };

  const press = (letters: string) =>
    driver.act([
      {
        type: "key",
        id: "keyboard",
        actions: [...letters].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      },
    ]);

  return {
    run,
    press,
    open: (path: string) => driver.navigate(new URL(path, origin).href),
    resize: driver.resize,
    close: driver.close,
    /** Presses the middle of the first visible match. */
    async click(selector: string) {
      const [x, y] = await run((target) => {
        const element = [...document.querySelectorAll(target)].find((one) => one.checkVisibility());
        if (!element) throw new Error(`No element is ${target}`);
        element.scrollIntoView({ block: "nearest", behavior: "instant" });
        const [{ left, top, width, height }] = element.getClientRects();
        return [left + width / 2, top + height / 2].map(Math.round);
      }, selector);
      await driver.act([
        {
          type: "pointer",
          id: "mouse",
          parameters: { pointerType: "mouse" },
          actions: [
            { type: "pointerMove", duration: 0, x, y, origin: "viewport" },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ]);
    },
    async type(selector: string, text: string) {
      await run((target) => document.querySelector<HTMLElement>(target)?.focus(), selector);
      await press(text);
    },
  };
}
