import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keysOf, openKeys } from '#src/server/open-keys.ts';
import { systemRandom } from '#src/server/random.ts';

const GOOD = randomBytes(32).toString('hex');
const starting =
  (secret: string, ...former: string[]) =>
  () =>
    openKeys({ authSecret: secret, authSecretsFormer: former, dataDir: '/nowhere' }, systemRandom);

test.each([
  'x'.repeat(64),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'changemechangemechangemechangeme',
  '0123456789abcdef0123456789abcdef',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
])('a secret that is long and can be guessed is refused: %s', (secret) => {
  expect(starting(secret)).toThrow(/^AUTH_SECRET can be guessed: .*openssl rand -hex 32/);
  // What a former one signed is taken, too; what it sealed can be read to be sealed anew.
  expect(starting(GOOD, secret)).toThrow(/^AUTH_SECRET_FORMER can be guessed: .*npm run reseal/);
  const settings = { authSecret: GOOD, authSecretsFormer: [secret], dataDir: '/nowhere' };
  expect(keysOf(settings, systemRandom).former).toHaveLength(1);
});

test('what chance made is taken, of 16 bytes as well, and is the secret as it stands', () => {
  for (const secret of [
    randomBytes(16).toString('hex'),
    randomBytes(32).toString('hex'),
    randomBytes(24).toString('base64'),
  ])
    expect(Buffer.from(starting(secret)().present.secret).toString()).toBe(secret);
});
