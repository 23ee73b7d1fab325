/** Looks again each time something may have changed, until `found` is not null. The test's own time limit ends it. */
export async function eventually<T>(look: () => Promise<T | null | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
