import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proveProviders } from '#src/server/boot/open-money.ts';
import { readConfig } from '#src/server/config.ts';

/** What deploy/compose.yaml and, on top of it, deploy/stand-ins.yaml tell the portal, with what an operator exports put in. */
function told(...files: readonly string[]): Record<string, string> {
  const given: Readonly<Record<string, string>> = {
    SITE: 'localhost',
    AUTH_SECRET: '5f0c1be29a7d43e88b16c2f79d04ae31',
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
