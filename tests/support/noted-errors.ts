/** Tells of everything that is logged as an error or rejected unheard, instead of logging it. Answers how to stop that. */
export function noteErrors(note: (what: string) => void): () => void {
  const report = console.error;
  const rejected = (cause: unknown) => note(`rejected: ${String(cause)}`);
  console.error = (...words) => note(`logged: ${words.join(' ')}`);
  process.on('unhandledRejection', rejected);
  return () => {
    console.error = report;
    process.off('unhandledRejection', rejected);
  };
}
