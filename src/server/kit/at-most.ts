/** A function that runs at most `limit` times at once; further calls wait their turn. */
export function atMost<I, O>(limit: number, run: (input: I) => Promise<O>): (input: I) => Promise<O> {
  const waiting: Array<() => void> = [];
  let running = 0;
  return async (input) => {
    if (running >= limit) await new Promise<void>((resume) => waiting.push(resume));
    else running += 1;
    try {
      return await run(input);
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
