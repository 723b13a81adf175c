import { type Position, QasmError } from "./error.ts";

/** About a token's work each. */
const MAX_WORK = 20_000_000;
const MAX_NESTING = 200;
/** What a written program may take: a start, and more for each character that has to be read. */
const BASE_SECONDS = 2;
const SECONDS_PER_CHARACTER = 4e-6;
/** How much work may pass between two looks at the clock. */
const WORK_BETWEEN_LOOKS = 5_000;

/** Milliseconds, from any moment on. */
export type Clock = () => number;

/** What reading one program may cost: everything that takes time is charged here, by what it costs. */
export class Budget {
  /** Where a program is refused that asks for too much. */
  where: () => Position = () => ({ line: 1, column: 1 });
  private work = 0;
  private looked = 0;
  private nesting = 0;
  private readonly now: Clock;
  private readonly seconds: number;
  private readonly end: number;

  constructor(characters: number, now: Clock) {
    this.now = now;
    this.seconds = Math.ceil(BASE_SECONDS + characters * SECONDS_PER_CHARACTER);
    this.end = now() + 1000 * this.seconds;
  }

  spend(work: number): void {
    this.work += work;
    if (this.work > MAX_WORK) {
      throw new QasmError("the program grows too large when it is written out", this.where());
    }
    if (this.work - this.looked < WORK_BETWEEN_LOOKS) return;
    this.looked = this.work;
    if (this.now() > this.end) {
      const reason = `the program takes longer to read than the ${this.seconds} seconds it is given`;
      throw new QasmError(reason, this.where());
    }
  }

  /** Goes one deeper; each `enter` needs its `leave`. `depth` more may follow inside. */
  enter(depth = 0): void {
    this.nesting++;
    if (this.nesting + depth > MAX_NESTING) {
      const reason = `this is nested too deeply: at most ${MAX_NESTING} statements and brackets within each other`;
      throw new QasmError(reason, this.where());
    }
  }

  leave(): void {
    this.nesting--;
  }
}
