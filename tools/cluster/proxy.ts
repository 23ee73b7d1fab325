import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A proxy in front of portals, in a process of its own. */
export interface Proxy {
  readonly url: string;
  readonly child: ChildProcess;
}

/** How TLS is spoken wherever one of these settings is given a certificate: 1.2 and 1.3, with forward secrecy and authenticated, the strongest first. */
const HAPROXY_TLS = `  ssl-default-bind-options ssl-min-ver TLSv1.2 no-tls-tickets
  ssl-default-bind-ciphers ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305:ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256
  ssl-default-bind-ciphersuites TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256`;

/**
 * As `docs/operations/deploying.md` has it: each portal is asked every second whether it is ready, what could not be connected goes to
 * another one, an answer that is held has its time, and a request has an id of the proxy's own. The question names a host: haproxy sends none by itself, and what names none is
 * answered 400, by which all portals counted as down.
 */
export function haproxyConfig(port: number, portals: readonly number[]): string {
  return `global
${HAPROXY_TLS}
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  option redispatch 1
  retries 3
  retry-on conn-failure
  option forwardfor
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host portal
  http-check expect status 200
  default-server inter 1s fall 2 rise 1
frontend all
  bind 127.0.0.1:${port}
  http-request set-header X-Request-Id %[uuid]
  default_backend portals
backend portals
  balance roundrobin
${portals.map((one, index) => `  server portal${index + 1} 127.0.0.1:${one} check`).join('\n')}
`;
}

/** Starts haproxy; throws where it is not installed, or its settings are refused. */
export function startProxy(folder: string, port: number, portals: readonly number[]): Proxy {
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, haproxyConfig(port, portals));
  const program = ['haproxy', '/usr/sbin/haproxy'].find((one) => spawnSync(one, ['-v']).status === 0);
  if (program === undefined) throw new Error('haproxy is not installed (Debian: apt-get install haproxy).');
  const checked = spawnSync(program, ['-c', '-f', path], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`haproxy refuses its settings: ${checked.stderr}`);
  return { url: `http://127.0.0.1:${port}`, child: spawn(program, ['-db', '-f', path], { stdio: 'ignore' }) };
}
