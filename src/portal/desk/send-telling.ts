/** Answers that have no body, which none may be given. */
const BODILESS: ReadonlySet<number> = new Set([204, 304]);

/**
 * A `fetch` that tells how much of a request has been sent, 0 to 1, which that of browsers does not. It rejects where there was
 * no answer, and when the request's signal fires.
 */
export function sendTelling(tell: (part: number) => void): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = request.method === 'GET' ? null : await request.blob();
    return new Promise((resolve, reject) => {
      const { signal } = request;
      const xhr = new XMLHttpRequest();
      const stop = () => {
        xhr.abort();
        reject(signal.reason);
      };
      if (signal.aborted) return stop();
      signal.addEventListener('abort', stop, { once: true });
      xhr.open(request.method, request.url);
      xhr.responseType = 'arraybuffer';
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0);
      xhr.onload = () => resolve(answerOf(xhr));
      xhr.onerror = () => reject(new TypeError('There was no answer.'));
      xhr.onloadend = () => signal.removeEventListener('abort', stop);
      xhr.send(body);
    });
  };
}

function answerOf({ status, response }: XMLHttpRequest): Response {
  return new Response(BODILESS.has(status) ? null : response, { status });
}
