import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from '../../../tools/docs/documents.ts';

const root = join(import.meta.dirname, '../../..');
const inventory = textOf(root, 'docs/security/keys.md');

test('each file that uses cryptography stands in the inventory of keys and algorithms, and each that stands there does', () => {
  const using = globSync('{src,machines,catalogues}/**/*.{ts,tsx}', { cwd: root })
    // Stand-ins are other people's servers: they sign as these do.
    .filter((file) => !file.startsWith('src/stand-ins/'))
    .filter((file) =>
      /(?:from |import\()'(?:node:crypto|jose|otplib|altcha-lib[^']*|@simplewebauthn\/server|web-push)'|\bcrypto\.(?:subtle|getRandomValues|randomUUID)\b/.test(
        textOf(root, file),
      ),
    );
  const named = Array.from(inventory.matchAll(/`(src\/[^`]+\.ts)`/g), ([, file = '']) => file);
  expect(named.toSorted()).toEqual(using.toSorted());
});

test('each secret of the settings stands there, too', () => {
  const settings = textOf(root, 'docs/run/configuration.md');
  const secrets = Array.from(
    settings.matchAll(/`([A-Z_]*(?:SECRET|TOKEN|PASSPHRASE|KEY)[A-Z_]*)`/g),
    ([, name = '']) => name,
  );
  expect(secrets.filter((name) => !inventory.includes(`\`${name.replace(/(?<!KEY)_FILE$/, '')}`))).toEqual([]);
  expect(secrets.length).toBeGreaterThan(3);
});
