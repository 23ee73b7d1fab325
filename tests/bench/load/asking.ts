import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Ask for JSON as cheaply as Node can: what asks shares the machine with what is measured. A connection that the other end closed as it
 * was asked again is no answer: it is asked on a new one, as browsers do; one that breaks otherwise is an answer with status 0.
 */
export async function ask(
  url: string,
  body?: object,
  token?: string,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce(url, body, token, method);
    } catch (cause) {
      if (cause instanceof Reused && tries < MOST_TRIES) continue;
      return { status: 0, body: { code: cause instanceof Error ? cause.message : String(cause) } };
    }
  }
}

const MOST_TRIES = 5;

/** A connection that was kept open was closed meanwhile. */
class Reused extends Error {}

function askOnce(url: string, body: object | undefined, token: string | undefined, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(json !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const sent = request(url, { agent, method, headers }, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(said) }), reject);
    });
    sent.on('error', (cause) => reject(sent.reusedSocket ? new Reused(cause.message) : cause));
    sent.end(json);
  });
}
