import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { builtName, portalFiles } from '#src/server/http/portal-files.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
const built = mkdtempSync(join(tmpdir(), 'wattchat-headers-'));
beforeAll(async () => {
  mkdirSync(join(built, 'assets'));
  writeFileSync(join(built, 'index.html'), '<!doctype html><title>Portal</title>');
  writeFileSync(join(built, 'assets/app-1a2b.js'), 'start()');
  const settings = { PUBLIC_URL: 'https://portal.example/', DEMO: 'on', PAYMENT_WIDGET_ORIGIN: 'https://pay.example' };
  portal = await openTestApp(settings, await portalFiles(built));
});
afterAll(async () => {
  await portal.close();
  rmSync(built, { recursive: true });
});

test('every answer carries the security headers: pages, files, refusals and faults', async () => {
  const paths = ['/', '/toUpPower', '/assets/app-1a2b.js', '/assets/gone.js', '/healthz', '/api/users', '/api/docs'];
  const answers = [...paths, '/api/page.css', '/api/openapi.json', '/api/nothing'].map((path) =>
    portal.app.request(path),
  );
  const token = await portal.signIn('resident@palmcourt.example');
  const fault = await portal.call('orderStatus', { orderId: 'POWER-0123456789ABCDEF' }, token);
  expect(fault.status).toBe(500);
  for (const { headers } of [...(await Promise.all(answers)), fault]) {
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' https://pay.example;");
    expect(policy).toContain("frame-src 'self' https://pay.example;");
    expect(policy).toContain("connect-src 'self' https://pay.example;");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("manifest-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toMatch(/(?:^|, )camera=\(\), .*microphone=\(\), .*web-share=\(self\)$/);
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  }
});

const FLUTTERWAVE = {
  PAYMENT_PROVIDER: 'flutterwave',
  PAYMENT_SECRET_KEY: 'FLWSECK_TEST-made-up',
  PAYMENT_WEBHOOK_SECRET: 'a-made-up-hash',
};

test('only what the chosen provider is made of may be loaded and framed', async () => {
  const chosen = { PAYMENT_PROVIDER: 'paystack', PAYMENT_SECRET_KEY: 'sk_test_made-up' };
  for (const [settings, script, frame, connect] of [
    [chosen, ' https://js.paystack.co', ' https://checkout.paystack.com', ' https://api.paystack.co'],
    // Its page takes the place of ours, so that nothing of it is loaded into ours.
    [{ ...chosen, ...FLUTTERWAVE }, '', '', ''],
    [{ PAYMENT_PROVIDER: 'netplus', PAYMENT_MERCHANT_ID: 'TEST-made-up' }, ...Array(3).fill(' https://netpluspay.com')],
    [{}, '', '', ''],
  ] as const) {
    const one = await openTestApp(settings);
    try {
      const policy = (await one.app.request('/healthz')).headers.get('Content-Security-Policy')?.split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          `script-src 'self'${script}`,
          `frame-src 'self'${frame}`,
          `connect-src 'self'${connect}`,
        ]),
      );
    } finally {
      await one.close();
    }
  }
});

test('a page of the sandbox may be framed by the portal itself and by nobody else', async () => {
  const { headers } = await portal.app.request('/sandbox/mail');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('answers of the API are kept by nobody, and no other origin may read them', async () => {
  const { headers } = await portal.app.request('/api/portal-settings', { headers: { Origin: 'https://evil.example' } });
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('without TLS the browser is not told to insist on it', async () => {
  const plain = await openTestApp();
  try {
    const { headers } = await plain.app.request('/healthz');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  } finally {
    await plain.close();
  }
});

test('a page may run the one script and the one style sheet that the build wrote into it, and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-inline-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  const [style, script] = ['body{margin:0}', 'begin()'];
  const inline = `<style>${style}</style><script data-portal="/a.js">${script}</script><script src="/b.js"></script>`;
  writeFileSync(join(folder, 'landing.html'), inline);
  const plain = await openTestApp({}, await portalFiles(folder));
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  try {
    const policy = async (path: string) =>
      (await plain.app.request(path)).headers.get('Content-Security-Policy')?.split('; ') ?? [];
    expect(await policy('/')).toEqual(
      expect.arrayContaining([`script-src 'self' ${hashOf(script)}`, `style-src 'self' ${hashOf(style)}`]),
    );
    expect(await policy('/toUpPower')).toEqual(expect.arrayContaining(["script-src 'self'", "style-src 'self'"]));
  } finally {
    await plain.close();
    rmSync(folder, { recursive: true });
  }
});

test('every answer of a call names the build of the portal that is served: an answer, a refusal, a fault, and none', async () => {
  const build = '1764000000-0123456789ab';
  const one = await openTestApp({}, null, build);
  try {
    const paths = ['/api/client-errors', '/api/no-such-call', '/api/utility-service-account/robot-check', '/api/docs'];
    const answers = await Promise.all(paths.map(async (path) => (await one.app.request(path)).headers));
    expect(answers.map((headers) => headers.get('Portal-Build'))).toEqual(paths.map(() => build));
    const fault = await one.call(
      'orderStatus',
      { orderId: 'POWER-0123456789ABCDEF' },
      await one.signIn('resident@palmcourt.example'),
    );
    expect([fault.status, fault.headers.get('Portal-Build')]).toEqual([500, build]);
  } finally {
    await one.close();
  }
  expect((await portal.app.request('/api/no-such-call')).headers.get('Portal-Build')).toBeNull();
});

test('a portal that was never built, or is developed, names no build', async () => {
  expect(await builtName({ development: false }, built)).toBeNull();
  writeFileSync(join(built, '.build'), '1764000000-0123456789ab');
  expect(await builtName({ development: false }, built)).toBe('1764000000-0123456789ab');
  expect(await builtName({ development: true }, built)).toBeNull();
});

test.each([undefined, 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'a body that is sent as %s is no JSON, as a form of another site would send it',
  async (type) => {
    const body = JSON.stringify({ email: 'nobody@mail.example', password: 'not a password' });
    const headers = type === undefined ? undefined : { 'content-type': type };
    const answer = await portal.app.request(calls.signIn.path, { method: 'POST', body, ...(headers && { headers }) });
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'not-json']);
  },
);
