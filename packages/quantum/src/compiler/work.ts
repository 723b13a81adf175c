/** Work that pauses between its parts: whoever runs it may do something else then, or stop. */
export type Work<T> = Generator<void, T, void>;

/** Milliseconds of work before what waits has its turn. */
const SLICE_MS = 30;

/** Does the work at once. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Lets what waits have its turn: only then can a signal arrive. */
export async function pause(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resume) => setTimeout(resume));
  signal?.throwIfAborted();
}

/** Does the work in slices; rejected with the signal's reason where it aborts. */
export async function finishInSlices<T>(work: Work<T>, signal?: AbortSignal): Promise<T> {
  for (let start = performance.now(); ; ) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - start < SLICE_MS) continue;
    await pause(signal);
    start = performance.now();
  }
}
