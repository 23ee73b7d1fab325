import { isIPv4, isIPv6 } from 'node:net';

/**
 * Why others than this machine can reach a portal, or null when none can: it listens on loopback, and that is its address, too.
 * A name that is not `localhost` may lead anywhere, so it counts as open.
 */
export function whyOpen(host: string, publicUrl: string | undefined): string | null {
  if (!isLoopback(host)) return `HOST is ${host}`;
  if (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)) return `PUBLIC_URL is ${publicUrl}`;
  return null;
}

/** True for an address, or a name, that only this machine itself can reach (RFC 1122, RFC 4291, RFC 6761). */
function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (isIPv4(name)) return name.startsWith('127.');
  if (isIPv6(name)) return new URL(`http://[${name}]`).hostname === '[::1]';
  return name === 'localhost' || name.endsWith('.localhost');
}
