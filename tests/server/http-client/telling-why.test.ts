import { once } from 'node:events';
import { createServer as createPlain, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '#src/server/http/log.ts';
import { askJson, tellingWhy } from '#src/server/http-client.ts';
import { selfSigned } from '../../support/certificate.ts';
import { freshSettings, startTestPortal } from '../../support/server/running.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A host of this machine that answers so, and its port. */
async function hostOf(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const ofNobody = () => hostOf(createServer(selfSigned()));
const answering = (listener: RequestListener) => hostOf(createPlain(listener));

const PATH = '/transaction/verify/POWER-1?email=ada@mail.example';

/** What is logged when these are asked one after another, each at its minute. */
async function toldOf(asked: readonly (readonly [address: string, minute: number])[]) {
  const lines: string[] = [];
  let now = 0;
  const fetch = tellingWhy(openLog('info', { write: (line) => lines.push(line) }), () => new Date(now));
  for (const [address, minute] of asked) {
    now = minute * 60_000;
    const line = { fetch, baseUrl: () => address, key: 'sk_live_made-up', timeoutMs: 10_000 };
    expect(await askJson(line, 'POST', PATH, { card: '4242424242424242' })).toBeNull();
  }
  expect(lines.join()).not.toMatch(/sk_live|ada@|POWER-1|4242/);
  return lines.map((line) => {
    const { level, host, reason, msg } = JSON.parse(line);
    return { level, host, reason, msg };
  });
}
const line = (host: string, reason: string) => ({ level: 'warn', host, reason, msg: 'a service could not be reached' });

test('a certificate that is none, a redirect and nobody at all are each logged with the host, and nothing of what was asked', async () => {
  const [tls, redirecting] = [
    await ofNobody(),
    await answering((_, out) => out.writeHead(302, { location: '/' }).end()),
  ];
  // Behind the others, none of which is given its port.
  const gone = await ofNobody();
  servers.at(-1)?.close();
  expect(
    await toldOf([
      [`https://${tls}`, 0],
      [`http://${redirecting}`, 0],
      [`https://${gone}`, 0],
    ]),
  ).toEqual([
    line(tls, 'DEPTH_ZERO_SELF_SIGNED_CERT'),
    line(redirecting, 'unexpected redirect'),
    line(gone, 'ECONNREFUSED'),
  ]);
});

test('one that stays so is a line in ten minutes, and hides no other', async () => {
  const [one, other] = [await ofNobody(), await ofNobody()];
  const asked = [0, 1, 2, 9].map((minute) => [`https://${one}`, minute] as const);
  const [first, second] = [line(one, 'DEPTH_ZERO_SELF_SIGNED_CERT'), line(other, 'DEPTH_ZERO_SELF_SIGNED_CERT')];
  expect(await toldOf([...asked, [`https://${other}`, 9], [`https://${one}`, 10]])).toEqual([first, second, first]);
});

test('the providers of a running portal are asked so', async () => {
  const fresh = await freshSettings();
  const [payments, vendor] = [await ofNobody(), await ofNobody()];
  const portal = await startTestPortal({
    ...fresh.settings,
    PAYMENT_PROVIDER: 'paystack',
    PAYMENT_SECRET_KEY: 'sk_test_made-up',
    PAYMENT_API_URL: `https://${payments}`,
    VENDING_PROVIDER: 'buypower',
    VENDING_TOKEN: 'made-up',
    VENDING_PHONE: '08030000000',
    VENDING_URL: `https://${vendor}`,
  });
  try {
    await portal.deps.payments.verify({ orderId: 'POWER-0123456789ABCDEF', reference: null });
    await portal.deps.vending.balance?.();
    const hosts = portal.lines.map((text) => JSON.parse(text)).filter(({ reason }) => reason?.includes('CERT'));
    expect(hosts.map(({ host }) => host).toSorted()).toEqual([payments, vendor].toSorted());
  } finally {
    await portal.close();
    await fresh.remove();
  }
});

test('where a provider redirects to is not asked, whoever it is', async () => {
  const asked: string[] = [];
  const other = await answering((request, out) => {
    asked.push(request.url ?? '');
    out.end('{"status":"paid"}');
  });
  for (const status of [301, 302, 303, 307, 308]) {
    const redirecting = await answering((_, out) => out.writeHead(status, { location: `http://${other}/paid` }).end());
    const line = { fetch, baseUrl: () => `http://${redirecting}`, key: 'sk_made-up', timeoutMs: 10_000 };
    expect(await askJson(line, 'GET', '/verify')).toBeNull();
    expect(await askJson(line, 'POST', '/pay', { kobo: 1 })).toBeNull();
  }
  expect(asked).toEqual([]);
});
