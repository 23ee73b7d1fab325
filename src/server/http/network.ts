import { isIPv6 } from 'node:net';

/**
 * The network that limits count an address under. A subscriber of IPv6 has a /64 to choose addresses from, so one address
 * of it says nothing; an IPv4 address that came over IPv6 counts as itself. Some proxies write the caller's port behind it,
 * which is another one for each connection.
 */
export function networkOf(address: string): string {
  const bare = address
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  if (head === '') return bare.replace(/^::ffff:(?=\d+\.)/i, '');
  const groups = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const [first = [], last = []] = groups;
  const whole = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
