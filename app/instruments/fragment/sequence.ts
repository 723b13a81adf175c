/** Begins something that takes its time, and tells whether nothing newer has begun since. */
export function sequence(): () => () => boolean {
  let last = 0;
  return () => {
    const mine = ++last;
    return () => mine === last;
  };
}
