/** Thrown before an allocation that would pass the bound, so that nothing is half allocated. */
export class MemoryBoundError extends Error {
  readonly needed: number;
  readonly bound: number;

  constructor(needed: number, bound: number) {
    super(`${needed} bytes needed, ${bound} allowed`);
    this.name = "MemoryBoundError";
    this.needed = needed;
    this.bound = bound;
  }
}

export interface MemoryBound {
  /** Call before each large allocation. */
  claim(bytes: number): void;
  release(bytes: number): void;
  readonly claimed: number;
}

/** Browsers give a worker no bound of its own: what allocates in it claims its bytes here first. */
export function createMemoryBound(bound: number): MemoryBound {
  let claimed = 0;
  return {
    claim(bytes) {
      if (!(bytes >= 0) || claimed + bytes > bound)
        throw new MemoryBoundError(claimed + bytes, bound);
      claimed += bytes;
    },
    release(bytes) {
      claimed = Math.max(0, claimed - bytes);
    },
    get claimed() {
      return claimed;
    },
  };
}
