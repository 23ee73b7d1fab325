import { connect } from 'node:net';
import { calls } from '#catalogues/calls/index.ts';
import type { Attack, Finding } from '../finding.ts';
import { PATIENCE_MS, type Target } from '../target.ts';

const FROM = `POST ${calls.signIn.path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`;
const GET = 'GET / HTTP/1.1\r\nConnection: close\r\n';

/** Requests that a proxy and a server may read differently, or that no server should take; each as it goes over the wire. */
const BROKEN: readonly (readonly [string, string])[] = [
  [
    'both lengths',
    `${FROM}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /readyz HTTP/1.1\r\nHost: a\r\n\r\n`,
  ],
  ['two lengths', `${FROM}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `],
  ['a bad chunk', `${FROM}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ['half a line break in a head', `${GET}Host: a\r\nX-A: b\nX-B: c\r\n\r\n`],
  ['a blank before the colon', `${GET}Host: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
  ['no host', `${GET}\r\n`],
  ['a head of 100 kB', `${GET}Host: a\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`],
];

/** Requests that are none: each is refused, and nothing in it is taken for a second one. */
export const brokenRequests: Attack = {
  name: 'broken requests, as they go over the wire',
  async run(target) {
    const answers = new Map<number, number>();
    const findings: Finding[] = [];
    for (const [name, wire] of BROKEN) {
      const statuses = await answersTo(target, wire);
      for (const status of statuses.length === 0 ? [0] : statuses) answers.set(status, (answers.get(status) ?? 0) + 1);
      if (statuses.some((status) => status < 400))
        findings.push({ what: `takes a request with ${name}`, by: { path: wire.slice(0, 80) } });
    }
    return { answers, findings };
  },
};

/** The status of each answer that comes until the other side closes; what it has none for it closes. */
function answersTo({ host, port }: Pick<Target, 'host' | 'port'>, wire: string): Promise<readonly number[]> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(port, host, () => socket.write(wire));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (part) => {
      said += part.toString('latin1');
    });
    // What breaks off closes, too.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve([...said.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))));
  });
}
