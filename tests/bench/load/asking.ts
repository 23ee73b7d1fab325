import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Ask for JSON as cheaply as Node can: what asks shares the machine with what is measured. */
export function ask(
  url: string,
  body?: object,
  token?: string,
  method = body === undefined ? 'GET' : 'POST',
): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(json !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const sent = request(url, { agent, method, headers }, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(said) }), reject);
    });
    sent.on('error', reject);
    sent.end(json);
  });
}
