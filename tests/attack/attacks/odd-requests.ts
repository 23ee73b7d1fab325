import { calls } from '#catalogues/calls/index.ts';
import { type Attack, gather } from '../finding.ts';
import type { Heard, Sent } from '../target.ts';

const SIGN_IN = calls.signIn.path;
const SOMEBODY = JSON.stringify({ email: 'nobody@b.example', password: 'Some-Word-2026' });
const MARK = 'qzx7mark';

/** A request, and what is wrong where it is answered so. */
interface Odd extends Sent {
  readonly look: (heard: Heard) => readonly string[];
}

const METHODS: readonly Odd[] = ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'CONNECTED'].flatMap((method) =>
  ['/', SIGN_IN, '/api/docs'].map((path) => ({
    ...{ method, path, headers: { 'X-Mark': MARK } },
    look: ({ status, text }) => [
      ...(status < 400 ? [`takes ${method}`] : []),
      ...(text.includes(MARK) ? ['echoes a head'] : []),
    ],
  })),
);

const HOSTS: readonly Odd[] = ['Host', 'X-Forwarded-Host', 'X-Original-URL', 'X-Rewrite-URL', 'Forwarded'].map(
  (name) => ({
    ...{ path: '/', headers: { [name]: 'evil.example' } },
    look: ({ text, headers }) =>
      text.includes('evil.example') || String(headers.location).includes('evil.example') ? [`believes ${name}`] : [],
  }),
);

const ORIGINS: readonly Odd[] = ['https://evil.example', 'null'].flatMap((origin) =>
  ['GET', 'OPTIONS'].map((method) => ({
    ...{ method, path: '/api/openapi.json' },
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    look: ({ headers }) => (headers['access-control-allow-origin'] === undefined ? [] : [`lets ${origin} read`]),
  })),
);

const FORM = 'application/x-www-form-urlencoded';
const TYPES: readonly Odd[] = ['text/plain', FORM, 'multipart/form-data; boundary=a', 'application/xml', ''].map(
  (type) => ({
    ...{ method: 'POST', path: SIGN_IN, headers: type === '' ? {} : { 'Content-Type': type }, body: SOMEBODY },
    look: ({ status }) => (status === 400 || status === 415 ? [] : [`takes ${type || 'no type'} for JSON: ${status}`]),
  }),
);

const SPOILT = [
  '{',
  '[]',
  'null',
  '"a"',
  '{"email":1e999}',
  '['.repeat(50_000),
  `{"email":"${'a'.repeat(3_000_000)}"}`,
];
const BODIES: readonly Odd[] = SPOILT.map((body) => ({
  ...{ method: 'POST', path: SIGN_IN, headers: { 'Content-Type': 'application/json' }, body },
  look: ({ status }) => (status >= 400 ? [] : [`takes a spoilt body: ${status}`]),
}));

/** Methods, hosts, origins, types and bodies that the portal does not take. */
export const oddRequests: Attack = {
  name: 'methods, hosts, origins, types and bodies',
  async run(target) {
    const attack = gather(target);
    for (const { look, ...sent } of [...METHODS, ...HOSTS, ...ORIGINS, ...TYPES, ...BODIES])
      await attack.try(sent, look);
    return attack.done();
  },
};
