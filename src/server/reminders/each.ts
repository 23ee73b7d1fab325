/**
 * Do something for each of several, none of which waits for another: where one fails, those behind it are done, and it fails at the end
 * with all that failed. `what` names one of them by its id: 'estate 4'.
 */
export async function eachByItself(
  ids: readonly number[],
  what: string,
  work: (id: number) => Promise<void>,
): Promise<void> {
  const failures: Error[] = [];
  for (const id of ids) {
    try {
      await work(id);
    } catch (cause) {
      failures.push(new Error(`${what} ${id}: ${cause instanceof Error ? cause.message : cause}`, { cause }));
    }
  }
  if (failures.length === 0) return;
  const said = failures.map(({ message }) => message).join('; ');
  throw new AggregateError(failures, `${failures.length} of ${ids.length} failed: ${said}`);
}
