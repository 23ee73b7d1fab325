import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '#src/server/config.ts';
import { haproxyConfig } from '../../../tools/cluster/proxy.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PAYMENT_PROVIDER: 'netplus',
  VENDING_PROVIDER: 'momas',
  SMTP_URL: 'smtps://mail.example',
  AUTH_SECRET: 'x'.repeat(32),
};
const starting = (set: Record<string, string>) => () => readConfig({ ...PRODUCTION, ...set });
const WHOLE = '?sslmode=verify-full&sslrootcert=/etc/wattchat/ca.pem';

test('production is reached by TLS alone: an address without it keeps it from starting, and none where others can reach it', () => {
  for (const PUBLIC_URL of ['http://portal.example', 'http://10.0.0.5:3000', 'http://localhost.portal.example'])
    expect(starting({ PUBLIC_URL })).toThrow(/Not safe:\n {2}PUBLIC_URL: http:.* set it to the proxy's https:/);
  for (const set of [{ HOST: '0.0.0.0' }, { TRUST_PROXY: '1' }])
    expect(starting(set)).toThrow(
      /Not safe:\n {2}PUBLIC_URL: others can reach the portal \(.*\); set it to the https:/,
    );
  for (const set of [
    {},
    { PUBLIC_URL: 'http://127.0.0.1:3000' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example' },
  ])
    expect(starting(set)()).toMatchObject({ production: true });
});

test.each(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])(
  'production does not ask a data base on another machine whose certificate it does not look at whole: %s',
  (name) => {
    const at = (address: string, more = {}) =>
      starting({ DATABASE_URL: 'postgres://ada@127.0.0.1/x', ...more, [name]: `postgres://ada@${address}` });
    const PLAIN = [
      '10.0.0.5/x',
      'data.example/x?sslmode=require',
      'data.example/x?sslmode=disable',
      'data.example/x?ssl=true',
    ];
    const SWITCHED = ['&sslmode=disable', '&ssl=0', '&uselibpqcompat=true', '&host=other.example&ssl=0'];
    for (const address of [
      ...PLAIN,
      ...SWITCHED.map((more) => `data.example/x${WHOLE}${more}`),
      '127.0.0.1/x?host=10.0.0.5',
    ]) {
      expect(at(address), address).toThrow(
        new RegExp(`Not safe:\\n {2}${name}: leads to another machine.*sslmode=verify-full`),
      );
      expect(at(address, { DATABASE_TLS: 'offered' })(), address).toMatchObject({ production: true });
    }
    for (const address of [
      `data.example/x${WHOLE}`,
      '127.0.0.1/x',
      '[::1]/x',
      'localhost:6432/x',
      'localhost/x?host=/var/run/postgresql',
    ])
      expect(at(address)(), address).toMatchObject({ production: true });
  },
);

test('production sends traces to another machine by TLS alone', () => {
  expect(starting({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.example:4318' })).toThrow(
    /OTEL_EXPORTER_OTLP_ENDPOINT/,
  );
  for (const address of ['https://traces.example:4318', 'http://127.0.0.1:4318'])
    expect(starting({ OTEL_EXPORTER_OTLP_ENDPOINT: address })()).toMatchObject({ otlpEndpoint: address });
});

test.each(['postgres', 'password', 'changeme', 'admin', 'Admin', '123456', 'wattchat', 'ada', 'change%2Dme'])(
  'production takes no password that is delivered with a program, or is the name itself: %s',
  (password) => {
    for (const [name, address] of [
      ['DATABASE_URL', `postgres://ada:${password}@127.0.0.1/x`],
      ['SMTP_URL', `smtps://ada:${password}@mail.example`],
    ] as const)
      expect(starting({ [name]: address })).toThrow(
        new RegExp(`Not safe:\\n {2}${name}: has a password that everybody knows`),
      );
  },
);

test('what is not production is told none of it, and no reason names a password', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://ada:postgres@data.example/x' }).production).toBe(false);
  expect(starting({ DATABASE_URL: 'postgres://ada:8c1f-of-ada@data.example/x' })).toThrow(/^(?!.*8c1f)/s);
});

test('the proxies in front of the portal speak TLS 1.2 and 1.3, with forward secrecy, the strongest first', () => {
  const caddy = readFileSync('deploy/Caddyfile', 'utf8');
  expect(caddy).toMatch(/^\t\tprotocols tls1\.2 tls1\.3$/m);
  const [, ofCaddy = ''] = /^\t\tciphers (.+)$/m.exec(caddy) ?? [];
  const haproxy = haproxyConfig(443, [3000]);
  expect(haproxy).toMatch(/^ {2}ssl-default-bind-options ssl-min-ver TLSv1\.2 /m);
  const [, ofHaproxy = ''] = /^ {2}ssl-default-bind-ciphers (.+)$/m.exec(haproxy) ?? [];
  for (const ciphers of [ofCaddy.split(' '), ofHaproxy.split(':')]) {
    expect(ciphers.length).toBeGreaterThan(3);
    // Ephemeral keys, and nothing but what says of itself that it was not changed.
    for (const cipher of ciphers) expect(cipher).toMatch(/^(?:TLS_)?ECDHE[_-](?:ECDSA|RSA)[_-].*(?:GCM|POLY1305)/);
    const strength = ciphers.map((one) => (/AES_?128/.test(one) ? 128 : 256));
    expect(strength).toEqual(strength.toSorted((a, b) => b - a));
  }
});

test('the proxy that is delivered gets a certificate that everybody trusts, and is given none of its own making', () => {
  const caddy = readFileSync('deploy/Caddyfile', 'utf8');
  const [, tls = ''] = /^\ttls \{\n([\s\S]*?)^\t\}/m.exec(caddy) ?? [];
  expect([...tls.matchAll(/^\t\t([a-z]\w*)/gm)].map(([, word]) => word)).toEqual(['protocols', 'ciphers']);
  expect(caddy.match(/\btls\b/g)).toHaveLength(1);
  expect(caddy).not.toMatch(/local_certs|auto_https|internal/);
});

test('the portal under systemd sees no history of its source', () => {
  const unit = readFileSync('deploy/wattchat.service', 'utf8');
  const [, folder = ''] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
  expect(unit).toMatch(new RegExp(`^InaccessiblePaths=-?${folder}/\\.git$`, 'm'));
});
