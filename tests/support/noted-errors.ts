/** Tells of everything that is logged as an error or a warning, or rejected unheard, instead of logging it. Answers how to stop that. */
export function noteErrors(note: (what: string) => void): () => void {
  const { error, warn } = console;
  const rejected = (cause: unknown) => note(`rejected: ${String(cause)}`);
  console.error = (...words) => note(`logged: ${words.join(' ')}`);
  console.warn = console.error;
  process.on('unhandledRejection', rejected);
  return () => {
    console.error = error;
    console.warn = warn;
    process.off('unhandledRejection', rejected);
  };
}
