import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { authSecret } from '#src/server/accounts/sign-in/secret.ts';
import { systemRandom } from '#src/server/random.ts';

const starting = (secret: string) => () => authSecret({ authSecret: secret, dataDir: '/nowhere' }, systemRandom);

test.each([
  'x'.repeat(64),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'changemechangemechangemechangeme',
  '0123456789abcdef0123456789abcdef',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
])('a secret that is long and can be guessed is refused: %s', (secret) => {
  expect(starting(secret)).toThrow(/^AUTH_SECRET can be guessed: .*openssl rand -hex 32/);
});

test('what chance made is taken, of 16 bytes as well, and is the secret as it stands', () => {
  for (const secret of [
    randomBytes(16).toString('hex'),
    randomBytes(32).toString('hex'),
    randomBytes(24).toString('base64'),
  ])
    expect(Buffer.from(starting(secret)()).toString()).toBe(secret);
});
