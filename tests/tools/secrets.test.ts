import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refuseSecrets, secretsIn } from '../../tools/building/secrets.ts';

const root = join(import.meta.dirname, '../..');
/** Has examples of all of them. */
const OWN = 'tests/tools/secrets.test.ts';

describe('secrets', () => {
  test('no file of the repository holds what looks like one', () => {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
    const texts = files.filter((file) => file !== '' && !/\.(?:br|png|jpe?g|woff2|ico|pdf|gz)$/.test(file));
    expect(texts.length).toBeGreaterThan(1_000);
    const found = texts
      .filter((file) => file !== OWN && existsSync(join(root, file)))
      .flatMap((file) => secretsIn(readFileSync(join(root, file), 'utf8')).map((what) => `${file}: ${what}`));
    expect(found).toEqual([]);
  });

  test.each([
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
    ['a live key of Paystack', 'sk_live_0a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6e7f8a9b'],
    ['a key of Flutterwave', 'FLWSECK-0a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d-X'],
    ['a key of a cloud', 'AKIAQ3EGR7ZLW2NBTXPD'],
    ['a token of GitHub', 'ghp_a8Kd03jfLq92mZx7Wv5TbR4nYc6Hs1PoEuGi'],
    ['a session', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI1YjdmM2E1MiIsInNpZCI6IjkifQ.q83vEjRWeJqrze8SNFZ4mqvN7xI0Vnia'],
    [
      'what openssl printed, as a setting',
      'AUTH_SECRET=9f2c61d07be84a35c1e06b7d92f4a8530d1e7c69b2f845a307d6ce18f94b2a73',
    ],
    ['a password in an address', 'postgres://wattchat:Kx9vTq2mWz7RbN4p@10.0.0.5/wattchat'],
  ])('%s is found where it stands', (_, text) => {
    expect(secretsIn(`const it = "${text}";`)).toHaveLength(1);
  });

  test('a portal that was built with one in it is not served: the build ends and names the file, not the secret', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wattchat-built-'));
    const key = 'sk_live_0a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6e7f8a9b';
    try {
      mkdirSync(join(folder, 'assets'));
      writeFileSync(join(folder, 'assets/app-1a2b.js'), 'start("public")');
      expect(() => refuseSecrets(folder)).not.toThrow();
      writeFileSync(join(folder, 'assets/app-1a2b.js'), `start("${key}")`);
      expect(() => refuseSecrets(folder)).toThrow(/assets\/app-1a2b\.js: a live key of a payment provider: sk_live_/);
      expect(() => refuseSecrets(folder)).not.toThrow(key);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('what is made up, a place to fill in, and a hash that anybody may know is none', () => {
    for (const text of [
      'AUTH_SECRET=',
      'AUTH_SECRET=...',
      'PAYMENT_SECRET_KEY=sk_live_...',
      `postgres://wattchat:${'$'}{PASSWORD}@database:5432/wattchat`,
      "const secret = 'a secret for tests, long enough to be one'",
      'sha512-9f2c61d07be84a35c1e06b7d92f4a8530d1e7c69b2f845a307d6ce18f94b2a73==',
      'const token = "45999999990";',
    ])
      expect([text, secretsIn(text)]).toEqual([text, []]);
  });
});
