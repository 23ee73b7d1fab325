import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttp, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { request as requestTls } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';

const isThere = spawnSync('caddy', ['version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe.runIf(isThere)('the proxy of deploy/ as it runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-caddy-'));
  let caddy: ChildProcess;
  let portal: Server;
  let heard: IncomingHttpHeaders = {};
  let plain: number;
  let secure: number;

  beforeAll(async () => {
    [plain, secure] = [await freePort(), await freePort()];
    portal = createHttp(({ headers }, out) => {
      heard = headers;
      out.end('ok');
    }).listen(0, '127.0.0.1');
    await once(portal, 'listening');
    const at = portal.address();
    const behind = typeof at === 'object' && at !== null ? at.port : 0;
    const file = join(folder, 'Caddyfile');
    const own = `{\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tadmin off\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n}\n`;
    writeFileSync(
      file,
      own +
        readFileSync('deploy/Caddyfile', 'utf8').replace(/dynamic a portal 3000 \{[^}]*\}/, `to 127.0.0.1:${behind}`),
    );
    const env = { ...process.env, SITE: 'localhost', XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
    caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
    await eventually(async () => (await spoken('TLSv1.3').catch(() => null)) !== null || null);
  });
  afterAll(async () => {
    const ended = once(caddy, 'exit');
    caddy.kill();
    await ended;
    portal.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What is spoken where nothing but this version is offered; throws what refused it. */
  function spoken(version: SecureVersion, ciphers?: string): Promise<string | null> {
    const own = { minVersion: version, maxVersion: version, ...(ciphers && { ciphers }) };
    const socket = connect({
      host: '127.0.0.1',
      port: secure,
      servername: 'localhost',
      rejectUnauthorized: false,
      ...own,
    });
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('secureConnect', () => {
        resolve(socket.getProtocol());
        socket.destroy();
      });
    });
  }

  /** What is answered without TLS. */
  async function asked(method: string, path: string): Promise<readonly [number | undefined, string | undefined]> {
    const out = request({ host: '127.0.0.1', port: plain, method, path, headers: { host: 'localhost' } });
    out.end();
    const [answer] = await once(out, 'response');
    answer.resume();
    return [answer.statusCode, answer.headers.location];
  }

  test('TLS 1.2 and 1.3 are spoken, and nothing older, nor by a cipher without forward secrecy', async () => {
    expect([await spoken('TLSv1.2'), await spoken('TLSv1.3')]).toEqual(['TLSv1.2', 'TLSv1.3']);
    await expect(spoken('TLSv1.1', 'DEFAULT@SECLEVEL=0')).rejects.toThrow();
    for (const weak of ['AES128-GCM-SHA256', 'ECDHE-ECDSA-AES128-SHA'])
      await expect(spoken('TLSv1.2', weak), weak).rejects.toThrow();
  });

  test('without TLS a page is led on to it, and a call is refused, whoever makes it', async () => {
    for (const path of ['/', '/toUpPower?meter=1', '/admin'])
      expect(await asked('GET', path)).toEqual([308, `https://localhost${path}`]);
    for (const [method, path] of [
      ['GET', '/api/portal-settings'],
      ['POST', '/api/utility-service-account/login'],
      ['POST', '/'],
      ['PUT', '/anything'],
    ] as const)
      expect([method, path, await asked(method, path)]).toEqual([method, path, [403, undefined]]);
  });

  test('what the portal believes of a caller is what the proxy says, whatever the caller says', async () => {
    const said = {
      'x-request-id': 'of-the-caller-0001',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
    };
    const out = requestTls({
      ...{ host: '127.0.0.1', port: secure, servername: 'localhost', rejectUnauthorized: false, path: '/api/x' },
      headers: { host: 'localhost', ...said, 'x-forwarded-host': 'elsewhere.example' },
    });
    out.end();
    const [answer] = await once(out, 'response');
    answer.resume();
    expect(heard['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect([heard['x-forwarded-for'], heard['x-forwarded-proto']]).toEqual(['127.0.0.1', 'https']);
    expect([heard.host, heard['x-forwarded-host']]).toEqual(['localhost', 'localhost']);
  });
});
