import { type Position, QasmError } from "./error.ts";

export const MAX_SOURCE_LENGTH = 8_000_000;

/** About a token's work each: what any program may take, and more for each character, up to the most. */
const BASE_WORK = 4_000_000;
const WORK_PER_CHARACTER = 4;
const MAX_WORK = 20_000_000;
const MAX_NESTING = 200;

/** Bounds the work of reading one program. Time is not counted, so that a busy machine refuses the same programs. */
export class Budget {
  /** Where a program is refused that asks for too much. */
  where: () => Position = () => ({ line: 1, column: 1 });
  private work = 0;
  private nesting = 0;
  private readonly maxWork: number;

  constructor(characters: number) {
    this.maxWork = Math.min(MAX_WORK, BASE_WORK + WORK_PER_CHARACTER * characters);
  }

  spend(work: number): void {
    this.work += work;
    if (this.work > this.maxWork) {
      const steps = `${Math.floor(this.maxWork / 1e6)} million steps`;
      const reason = `the program grows too large when it is written out: it takes more than ${steps} to read`;
      throw new QasmError(reason, this.where());
    }
  }

  /** Goes deeper; each `enter` needs its `leave`. */
  enter(levels = 1): void {
    this.nesting += levels;
    if (this.nesting > MAX_NESTING) {
      const reason = `this is nested too deeply: at most ${MAX_NESTING} statements and brackets within each other`;
      throw new QasmError(reason, this.where());
    }
  }

  leave(levels = 1): void {
    this.nesting -= levels;
  }
}
