import { z } from 'zod';
import type { CallShapes } from '#catalogues/calls/call.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { allows, ROLES } from '#catalogues/roles.ts';
import { type Attack, gather } from '../finding.ts';
import { sampleOf } from '../sample.ts';
import type { Heard, Sent } from '../target.ts';

/** Stands in what is sent, so that it is known again. */
const MARK = 'qzx7mark';
/** What is asked to sleep sleeps so long, s; an answer that takes half of it twice has done so. */
const SLEEP_S = 6;

/** What is put where a text belongs. */
const TEXTS = [
  ...[
    "'",
    '"',
    "')",
    "' or '1'='1",
    `'; select pg_sleep(${SLEEP_S})--`,
    `' || pg_sleep(${SLEEP_S}) || '`,
    "' union select null--",
  ],
  ...[
    `<svg onload=alert('${MARK}')>`,
    `"><script>${MARK}</script>`,
    `{{7*7}}\${7*7}<%= 7*7 %>${MARK}`,
    `javascript:alert('${MARK}')`,
  ],
  ...['../../../../../../etc/passwd', '/etc/passwd\u0000.png', 'file:///etc/passwd', `http://127.0.0.1:9/${MARK}`],
  ...[
    `; sleep ${SLEEP_S}`,
    `$(sleep ${SLEEP_S})`,
    `| sleep ${SLEEP_S}`,
    `a\r\nSet-Cookie: ${MARK}=1`,
    '\u0000',
    `\${jndi:ldap://127.0.0.1:9/${MARK}}`,
  ],
];

/** What is put where anything belongs. */
const KINDS: readonly unknown[] = [
  { $gt: '' },
  { $where: '1' },
  [MARK],
  null,
  true,
  -1,
  JSON.parse('{"__proto__":{"polluted":1}}'),
];

/** Calls that take back what the attack needs, or end it. */
const NOT_TRIED: ReadonlySet<string> = new Set<CallName>([
  'signOut',
  'signOutEverywhere',
  'endSessions',
  'deleteAccount',
]);

/** Calls in each of their places, by somebody who may make them: a text that would be code somewhere, and what is of another kind. */
export const injectionsInto = (names: readonly CallName[]): Attack => ({
  name: 'code in each place of each call',
  async run(target, { tokens }) {
    const attack = gather(target);
    for (const name of names.filter((one) => !NOT_TRIED.has(one))) {
      const { input }: CallShapes = shapes[name];
      if (input === undefined || 'files' in calls[name]) continue;
      const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      const usual = sampleOf(schema);
      if (typeof usual !== 'object' || usual === null) continue;
      const token = tokens[ROLES.find((role) => allows(calls[name].access, role)) ?? ''];
      for (const place of Object.keys(usual))
        for (const odd of [...TEXTS, ...(calls[name].method === 'GET' ? [] : KINDS)]) {
          const sent = sentOf(name, { ...usual, [place]: odd }, token);
          const heard = await attack.try(sent, reflected);
          // A machine that is busy is slow once.
          if (heard !== null && slept(heard) && slept(await target.send(sent)))
            attack.found({ what: `slept as it was told in ${place}`, by: sent });
        }
    }
    return attack.done();
  },
});

/** The same into every call that there is. */
export const injections = injectionsInto(Object.keys(calls) as CallName[]);

const slept = ({ ms }: Heard): boolean => ms > (SLEEP_S * 1_000) / 2;

function sentOf(name: CallName, input: object, token: string | undefined): Sent {
  const { method, path } = calls[name];
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  if (method !== 'GET')
    return { method, path, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(input) };
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
  return { method, path: `${path}?${query}`, headers };
}

/** What an answer made of what was sent: it may say it again as text of JSON, and nowhere else. */
function reflected({ headers, text }: Heard): readonly string[] {
  const type = headers['content-type'] ?? '';
  return [
    ...(text.includes(MARK) && !type.startsWith('application/json') ? [`says it again as ${type || 'nothing'}`] : []),
    ...(headers['set-cookie']?.some((cookie) => cookie.includes(MARK)) ? ['sets what was sent as a head'] : []),
    ...(text.includes(`4949${MARK}`) || text.includes(`49${MARK}`) ? ['reckons what was sent'] : []),
    ...(String(headers.location).includes('127.0.0.1:9') ? ['leads where it is told'] : []),
  ];
}
