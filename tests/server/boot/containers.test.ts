import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proveProviders } from '#src/server/boot/open-money.ts';
import { readConfig } from '#src/server/config.ts';

/** What deploy/compose.yaml and, on top of it, deploy/stand-ins.yaml tell the portal, with what an operator exports put in. */
function told(...files: readonly string[]): Record<string, string> {
  const given: Readonly<Record<string, string>> = {
    SITE: 'localhost',
    AUTH_SECRET: 'made-up-secret-of-an-operator-0123456789',
    STAND_IN_KEY: '0d3b9f6c2e8a47519c04d7f3',
    PORTAL_DATABASE_PASSWORD: '77ab09c4e1',
  };
  return Object.fromEntries(
    files.flatMap((file) => {
      const [, portal = ''] = readFileSync(`deploy/${file}`, 'utf8').split(/^ {2}portal:\n/m);
      const [, lines = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(portal) ?? [];
      return [...lines.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll(/^"|"$/g, '').replaceAll(/\$\{([A-Z_]+)(?::\?[^}]*)?\}/g, (_, own) => given[own] ?? ''),
      ]);
    }),
  );
}

test('what the stand-ins of the containers are told opens a payment provider, a vendor and the mail', () => {
  const settings = told('compose.yaml', 'stand-ins.yaml');
  expect(Object.values(settings).join()).not.toMatch(/[${}]/);
  const config = readConfig({ ...settings, NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' });
  expect(config).toMatchObject({
    publicUrl: 'https://localhost',
    paymentProvider: 'paystack',
    smtpUrl: 'smtp://mail:1025',
  });
  expect(() => proveProviders(config)).not.toThrow();
});

test('secrets of the containers that stand in files are settings of the portal, each handed in under the name that it is read by', () => {
  const file = readFileSync('deploy/secrets.yaml', 'utf8');
  const named = [...file.matchAll(/^ {6}([A-Z_]+)_FILE: \/run\/secrets\/(\w+)$/gm)];
  expect(named.length).toBeGreaterThan(3);
  expect(named.map(([, name = '', secret]) => [name.toLowerCase(), secret])).toEqual(
    named.map(([, , secret]) => [secret, secret]),
  );
  const [, handed = ''] = /^ {4}secrets: \[(.+)\]$/m.exec(file) ?? [];
  const laid = [...file.matchAll(/^ {2}(\w+): \{ file: secrets\/(\w+) \}$/gm)].map(([, name, path]) => [name, path]);
  expect(laid).toEqual(handed.split(', ').map((name) => [name, name]));
  expect(named.map(([, , secret]) => secret)).toEqual(handed.split(', '));
  // Neither these files nor the settings come into the repository or an image by mistake.
  for (const ignored of ['.gitignore', '.dockerignore'])
    expect(readFileSync(ignored, 'utf8')).toMatch(/^deploy\/portal\.env\ndeploy\/secrets\/?$/m);
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-secrets-'));
  const told = Object.fromEntries(
    named.map(([, name = '', secret = '']) => {
      writeFileSync(
        join(folder, secret),
        name === 'SMTP_URL' ? 'smtps://a:b@mail.example' : 'made-up-secret-'.repeat(3),
      );
      // The former one is another one.
      if (name === 'AUTH_SECRET_FORMER') writeFileSync(join(folder, secret), 'made-up-former-'.repeat(3));
      return [`${name}_FILE`, join(folder, secret)];
    }),
  );
  const { authSecret, metricsToken, smtpUrl, providerKeys } = readConfig(told);
  rmSync(folder, { recursive: true });
  expect([authSecret, metricsToken, smtpUrl, providerKeys.PAYMENT_SECRET_KEY]).not.toContain(undefined);
  expect([authSecret, metricsToken, smtpUrl]).not.toContain(null);
});
