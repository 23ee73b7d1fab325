import { isLoopback } from '../loopback.ts';

/** Where a portal listens, where people reach it, and how many proxies stand in front of it. */
interface Place {
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly proxies: number;
}

/**
 * Why others than this machine can reach a portal, or null when none can: it listens on loopback, and that is its address, too.
 * A name that is not `localhost` may lead anywhere, so it counts as open; and so does a proxy on this machine, which is there
 * to let others in, unless the address says that it is not.
 */
export function whyOpen({ host, publicUrl, proxies }: Place): string | null {
  if (!isLoopback(host)) return `HOST is ${host}`;
  if (publicUrl !== undefined) return isLoopback(new URL(publicUrl).hostname) ? null : `PUBLIC_URL is ${publicUrl}`;
  return proxies === 0
    ? null
    : `TRUST_PROXY is ${proxies}, and PUBLIC_URL does not say that the proxy is for this machine alone`;
}
