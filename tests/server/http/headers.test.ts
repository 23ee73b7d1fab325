import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ PUBLIC_URL: 'https://portal.example/', PAYMENT_WIDGET_ORIGIN: 'https://pay.example' });
});
afterAll(() => portal.close());

test('every answer carries the security headers, a fault and a refusal too', async () => {
  for (const path of ['/healthz', '/api/users', '/api/nothing', '/api/docs']) {
    const { headers } = await portal.app.request(path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' https://pay.example;");
    expect(policy).toContain("frame-src 'self' https://pay.example;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  }
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
