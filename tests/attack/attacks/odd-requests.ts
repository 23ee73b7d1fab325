import { connect } from 'node:net';
import { calls } from '#catalogues/calls/index.ts';
import { type Attack, type Finding, gather } from '../finding.ts';
import type { Target } from '../target.ts';

const SIGN_IN = calls.signIn.path;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Requests that a proxy and a server may read differently, or that no server should take; each as it goes over the wire. */
const SMUGGLED: readonly (readonly [string, string])[] = [
  [
    'both lengths',
    `POST ${SIGN_IN} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /readyz HTTP/1.1\r\nHost: a\r\n\r\n`,
  ],
  ['two lengths', `POST ${SIGN_IN} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{} `],
  ['a bad chunk', `POST ${SIGN_IN} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ['a line break in a head', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\nX-B: c\r\n\r\n'],
  ['a blank before the colon', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a head of 100 kB', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`],
];

/** Methods, hosts, origins, types and broken requests that the portal does not take. */
export const oddRequests: Attack = {
  name: 'methods, hosts, origins and broken requests',
  async run(target) {
    const attack = gather(target);
    for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'CONNECTED'])
      for (const path of ['/', SIGN_IN, '/api/docs'])
        await attack.try({ method, path, headers: { 'X-Mark': 'qzx7mark' } }, ({ status, text }) => [
          ...(status < 400 ? [`takes ${method}`] : []),
          ...(text.includes('qzx7mark') ? ['echoes a head'] : []),
        ]);
    for (const name of ['Host', 'X-Forwarded-Host', 'X-Original-URL', 'X-Rewrite-URL', 'Forwarded'])
      await attack.try({ path: '/', headers: { [name]: 'evil.example' } }, ({ text, headers }) =>
        text.includes('evil.example') || String(headers.location).includes('evil.example') ? [`believes ${name}`] : [],
      );
    for (const origin of ['https://evil.example', 'null'])
      for (const method of ['GET', 'OPTIONS'])
        await attack.try(
          { method, path: '/api/openapi.json', headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' } },
          ({ headers }) => (headers['access-control-allow-origin'] === undefined ? [] : [`lets ${origin} read`]),
        );
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=a',
      'application/xml',
      '',
    ])
      await attack.try(
        { method: 'POST', path: SIGN_IN, headers: type === '' ? {} : { 'Content-Type': type }, body: SOMEBODY },
        ({ status }) => (status === 400 || status === 415 ? [] : [`takes ${type || 'no type'} for JSON: ${status}`]),
      );
    for (const body of [
      '{',
      '[]',
      'null',
      '"a"',
      '{"email":1e999}',
      `${'['.repeat(50_000)}`,
      `{"email":"${'a'.repeat(3_000_000)}"}`,
    ])
      await attack.try({ method: 'POST', path: SIGN_IN, headers: JSON_TYPE, body }, ({ status }) =>
        status >= 400 ? [] : [`takes a spoilt body: ${status}`],
      );
    const { findings, answers } = attack.done();
    const smuggled: Finding[] = [];
    for (const [name, wire] of SMUGGLED) {
      const said = await raw(target, wire);
      const taken = said.match(/^HTTP\/1\.1 2\d\d/gm)?.length ?? 0;
      if (taken > 0) smuggled.push({ what: `takes a request with ${name}`, by: { path: name } });
    }
    return { findings: [...findings, ...smuggled], answers };
  },
};

const SOMEBODY = JSON.stringify({ email: 'nobody@b.example', password: 'Some-Word-2026' });

/** All that comes back for what is written, until the other side closes or has been quiet for a second. */
function raw({ host, port }: Pick<Target, 'host' | 'port'>, wire: string): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(port, host, () => socket.write(wire));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (part) => {
      said += part.toString('latin1');
    });
    socket.on('error', () => resolve(said));
    socket.on('close', () => resolve(said));
  });
}
