import { isIPv4, isIPv6 } from 'node:net';

/** True for an address, or a name, that only this machine itself can reach (RFC 1122, RFC 4291, RFC 6761). */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (isIPv4(name)) return name.startsWith('127.');
  if (isIPv6(name)) return new URL(`http://[${name}]`).hostname === '[::1]';
  return name === 'localhost' || name.endsWith('.localhost');
}
