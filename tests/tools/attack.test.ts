import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenRequests } from '../attack/attacks/broken-requests.ts';
import { injectionsInto } from '../attack/attacks/injections.ts';
import { oddPaths } from '../attack/attacks/odd-paths.ts';
import { oddRequests } from '../attack/attacks/odd-requests.ts';
import { tokens } from '../attack/attacks/tokens.ts';
import { crawl } from '../attack/crawl.ts';
import type { Attack } from '../attack/finding.ts';
import { type Target, targetAt } from '../attack/target.ts';

/** A portal that does all that it should not. */
function careless(request: IncomingMessage, answer: ServerResponse): void {
  const { method = '', url = '' } = request;
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    const say = (status: number, type: string, text: string, heads: Record<string, string> = {}) =>
      answer.writeHead(status, { 'Content-Type': type, ...heads }).end(text);
    if (url === '/') return say(200, 'text/html', '<title>Wattchat</title><a href="/old">', { 'Set-Cookie': 'a=1' });
    if (url === '/old') return say(200, 'text/html', '<title>Index of /old</title>');
    if (url === '/.env' || url.includes('etc/passwd')) return say(200, 'text/plain', 'root:x:0:0:root:/root:/bin/sh');
    if (method === 'TRACE') return say(200, 'message/http', String(request.headers['x-mark']));
    if (url === '/api/openapi.json') return say(200, 'application/json', '{}', { 'Access-Control-Allow-Origin': '*' });
    if (body.includes("'")) return say(500, 'text/plain', 'Error\n    at ask (/srv/portal/calls.ts:1:1)');
    if (body.includes('<script')) return say(200, 'text/html', body);
    return say(200, 'application/json', '{}');
  });
}

let server: Server;
let target: Target;
beforeAll(async () => {
  server = createServer({ insecureHTTPParser: true }, careless).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  target = targetAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => server.close());

const TOKEN = ['{"alg":"HS256"}', '{"sid":"1","role":"service-user"}', 'sign']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

async function foundBy(attack: Attack): Promise<readonly string[]> {
  const { pages } = await crawl(target);
  const { findings } = await attack.run(target, { pages, tokens: { 'service-user': TOKEN } });
  return findings.map(({ what }) => what);
}

test('a crawl finds what pages say to no browser, cookies and lists of folders', async () => {
  const { went, pages } = await crawl(target);
  expect([...pages.keys()]).toContain('/old');
  expect(went.findings.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      ...['a page without a policy that begins with nothing', 'a page that anybody may frame', 'sets a cookie'],
      ...['lists a folder', 'says nothing of referrers', 'may be taken for another kind: no nosniff'],
    ]),
  );
});

test.each([
  [oddPaths, ['had what nobody is to have', 'tells a file of the machine']],
  [
    oddRequests,
    [
      'takes TRACE',
      'echoes a head',
      'lets https://evil.example read',
      'takes text/plain for JSON: 200',
      'takes a spoilt body: 200',
    ],
  ],
  [brokenRequests, ['takes a request with a blank before the colon']],
  [tokens, ['takes a forged token of service-user: 200', 'takes a token elsewhere: 200']],
  [injectionsInto(['contactSupport']), ['a fault: 500', 'tells a stack', 'says it again as text/html']],
])('$0.name: each thing that it is for is found', async (attack, things) =>
  expect(await foundBy(attack)).toEqual(expect.arrayContaining(things)),
);

test('nobody is attacked but a portal of this machine', () => {
  for (const elsewhere of [
    'http://wattchat.example',
    'https://127.0.0.1',
    'http://10.0.0.1:3000',
    'http://127.0.0.1@b.example',
  ])
    expect(() => targetAt(elsewhere)).toThrow('only a portal on 127.0.0.1');
});
