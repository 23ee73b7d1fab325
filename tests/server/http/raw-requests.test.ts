import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { freshSettings, startTestPortal } from '../../support/server/running.ts';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let fresh: Awaited<ReturnType<typeof freshSettings>>;
beforeAll(async () => {
  fresh = await freshSettings();
  portal = await startTestPortal(fresh.settings);
});
afterAll(async () => {
  await portal.close();
  await fresh.remove();
});

/** What the portal writes until it hangs up, where a request is written to it byte by byte. */
async function answerTo(lines: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(portal.url);
  const socket = connect(Number(port), hostname);
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return text(socket);
}
const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const HEAD = [`POST ${calls.signIn.path} HTTP/1.1`, 'Host: portal.example', 'Content-Type: application/json'];
const SMUGGLED = `GET ${calls.profile.path} HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n\r\n`;

test.each([
  ['two lengths that differ', ['Content-Length: 2', 'Content-Length: 40'], `{}${SMUGGLED}`],
  ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`],
  ['chunks that are spelt otherwise', ['Content-Length: 5', 'Transfer-Encoding: xchunked'], `0\r\n\r\n${SMUGGLED}`],
  ['a length that is none', ['Content-Length: +2'], `{}${SMUGGLED}`],
  ['a length with a blank before its colon', ['Content-Length : 2'], `{}${SMUGGLED}`],
])('a request with %s is refused, and what stands behind it is no request', async (_, lengths, body) => {
  expect(statuses(await answerTo([...HEAD, ...lengths], body))).toEqual([400]);
});

test('requests that say where they end are each answered', async () => {
  const answer = await answerTo(['GET /healthz HTTP/1.1', 'Host: portal.example'], SMUGGLED);
  expect(statuses(answer)).toEqual([200, 401]);
});

test('TRACE is not answered: nothing that was sent is sent back', async () => {
  for (const path of ['/', calls.profile.path]) {
    const head = [
      `TRACE ${path} HTTP/1.1`,
      'Host: portal.example',
      'Authorization: Bearer made-up',
      'Connection: close',
    ];
    const answer = await answerTo(head);
    expect(statuses(answer).every((status) => status >= 400 && status < 500)).toBe(true);
    expect(answer).not.toContain('made-up');
  }
});
