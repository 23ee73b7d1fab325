import { calls } from '#catalogues/calls/index.ts';
import { type Attack, gather } from '../finding.ts';

/** Where only somebody who is signed in has an answer. */
const OWN = calls.ownSessions.path;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that nobody was given, and good ones in a place where none belongs. */
export const tokens: Attack = {
  name: 'tokens that nobody was given',
  async run(target, { tokens: given }) {
    const attack = gather(target);
    for (const [role, good] of Object.entries(given)) {
      const [head = '', body = '', sign = ''] = good.split('.');
      const claims: object = JSON.parse(Buffer.from(body, 'base64url').toString());
      const forged = [
        `${part({ alg: 'none', typ: 'session+jwt' })}.${body}.`,
        `${part({ alg: 'HS256', typ: 'session+jwt', jwk: { kty: 'oct', k: 'YQ' } })}.${body}.${sign}`,
        `${head}.${part({ ...claims, role: 'netplus-admin', by: 'somebody' })}.${sign}`,
        `${head}.${part({ ...claims, exp: 9_999_999_999 })}.${sign}`,
        `${head}.${body}.${sign.slice(0, -2)}AA`,
        `${head}.${body}`,
        '..',
        'null',
      ];
      for (const token of forged)
        await attack.try({ path: OWN, headers: { Authorization: `Bearer ${token}` } }, ({ status }) =>
          status === 401 ? [] : [`takes a forged token of ${role}: ${status}`],
        );
      for (const sent of [{ path: `${OWN}?token=${good}` }, { path: OWN, headers: { Cookie: `token=${good}` } }])
        await attack.try(sent, ({ status }) => (status === 401 ? [] : [`takes a token elsewhere: ${status}`]));
    }
    return attack.done();
  },
};
