import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DESTINATIONS, onlyTo, providerOrigins } from '#src/server/boot/destinations.ts';
import { readConfig } from '#src/server/config.ts';
import { askJson } from '#src/server/http-client.ts';

const files = globSync('src/server/**/*.ts', { exclude: ['src/server/sandbox/**', 'src/server/demo/**'] });

test('the list of those whom the portal talks to has every address of another host that stands in its code', () => {
  const told = DESTINATIONS.flatMap(({ where }) => where).join();
  // What the browser loads, and the operator's own address in words.
  const OTHERS = ['src/server/payments/widget-origins.ts', 'src/server/boot/destinations.ts'];
  const OF_BROWSERS = ['https://js.paystack.co', 'https://netpluspay.com'];
  const found = files
    .filter((file) => !OTHERS.includes(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/'(https?:\/\/[a-z0-9][a-z0-9.-]+\.[a-z]{2,})/g),
        ([, url = '']) => url,
      ),
    );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((url) => !OF_BROWSERS.includes(url) && !told.includes(url))).toEqual([]);
});

test('each setting that holds an address to which the portal connects is in the list', () => {
  const [, object = ''] = readFileSync('src/server/config.ts', 'utf8').split('const environment = z.object({');
  const own = Array.from(
    (object.split('\n});')[0] ?? '').matchAll(/^ {2}([A-Z_]+): (?:z\.url|address|pushServices)/gm),
    ([, name]) => name,
  );
  const ofProviders = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/^ {2}((?:PAYMENT|VENDING)_\w+): providerAddress/gm),
      ([, name]) => name,
    ),
  );
  const named: readonly string[] = DESTINATIONS.flatMap(({ settings }) => settings);
  expect(own.length).toBeGreaterThan(4);
  expect(new Set(ofProviders)).toEqual(new Set(['PAYMENT_API_URL', 'PAYMENT_WIDGET_ORIGIN', 'VENDING_URL']));
  // The widget is the browser's.
  const all = [...own, ...ofProviders].filter((name) => name !== 'PAYMENT_WIDGET_ORIGIN');
  expect(all.filter((name) => !named.includes(name ?? ''))).toEqual([]);
});

test('nothing of the server opens a connection but by what is in the list', () => {
  const OPENS =
    /(?<![.\w])fetch\(|\.fetch \?\? fetch|globalThis\.fetch|createTransport\(|new pg\.|net\.connect|tls\.connect|https?\.request\(|new Socket\(|sendNotification\(|OTLPTraceExporter\(/;
  const opening = files.filter((file) => OPENS.test(readFileSync(file, 'utf8')));
  expect(opening.toSorted()).toEqual(
    [
      'boot/destinations.ts', // only to providers
      'http-client.ts', // so that it is told why
      'payments/providers/flutterwave/open.ts',
      'payments/providers/netplus/open.ts',
      'payments/providers/paystack/open.ts',
      'vending/vendors.ts',
      'push/arrivals.ts', // push services
      'mail/transport.ts',
      'db/server-pool.ts',
      'tracing/exporting.ts',
      'commands/doctor/installation.ts', // the portal itself, and mail
      'commands/doctor/providers.ts',
      'db/alive.ts', // whether the data base answers
    ]
      .map((file) => `src/server/${file}`)
      .toSorted(),
  );
});

test('a portal asks the providers that are chosen, at the addresses that are set, and nobody else', async () => {
  const asked: string[] = [];
  const listening: typeof fetch = async (url) => {
    asked.push(String(url));
    return Response.json({});
  };
  const config = readConfig({
    ...{ PAYMENT_PROVIDER: 'paystack', VENDING_PROVIDER: 'vtpass,buypower' },
    ...{ VENDING_BUYPOWER_URL: 'https://idev.buypower.ng/v2' },
  });
  expect([...providerOrigins(config)].toSorted()).toEqual([
    'https://api.paystack.co',
    'https://idev.buypower.ng',
    'https://vtpass.com',
  ]);
  const only = onlyTo(providerOrigins(config), listening);
  const ask = (base: string) =>
    askJson({ fetch: only, baseUrl: () => base, key: 'made-up', timeoutMs: 1_000 }, 'GET', '/x');
  for (const other of [
    'https://api.flutterwave.com',
    'http://169.254.169.254',
    'http://127.0.0.1:9',
    'https://vtpass.com.elsewhere.example',
    'http://vtpass.com',
  ])
    expect(await ask(other), other).toBeNull();
  expect(asked).toEqual([]);
  expect(await ask('https://vtpass.com/api')).toMatchObject({ status: 200 });
  expect(asked).toEqual(['https://vtpass.com/api/x']);
});

test('with the sandbox alone nobody is asked', () => {
  expect([...providerOrigins(readConfig({}))]).toEqual([]);
});
