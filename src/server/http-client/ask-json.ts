/** What another service answered: its status and its JSON, null where it was none. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** How to reach another service. */
export interface Line {
  readonly fetch: typeof fetch;
  /** Read at each call: the portal's own address is known only once it listens. */
  readonly baseUrl: () => string;
  readonly key: string;
  readonly timeoutMs: number;
}

/** Ask another service; null when there was no answer in time, whatever the reason. Follows no redirect. */
export async function askJson(
  line: Line,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answered | null> {
  try {
    const response = await line.fetch(`${line.baseUrl()}${path}`, {
      method,
      redirect: 'error',
      headers: {
        authorization: `Bearer ${line.key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(line.timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text) };
  } catch {
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
