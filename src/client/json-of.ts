/**
 * The whole body of an answer, as JSON. Rejects where nothing more of it comes for so many ms, and where it is not JSON: headers
 * alone are no answer, for a line can die behind them, and the native reading would wait until the browser gives up.
 */
export async function jsonOf(response: Response, stalledMs: number): Promise<unknown> {
  if (response.body === null) throw new Error('The answer has no body');
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await inTime(reader, stalledMs);
    if (done) return JSON.parse(text + decoder.decode());
    text += decoder.decode(value, { stream: true });
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The next piece; what does not come in time is not waited for any more. */
async function inTime(reader: Reader, ms: number): ReturnType<Reader['read']> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The answer stalled')), ms);
  });
  try {
    return await Promise.race([reader.read(), late]);
  } catch (error) {
    // The rest of it is not fetched. What is cancelled after an error of its own says that error again.
    reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
