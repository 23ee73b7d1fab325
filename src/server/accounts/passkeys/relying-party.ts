import { isIP } from 'node:net';
import { isLoopback } from '../../loopback.ts';

/** For whom passkeys are made, and at which address a browser uses them. */
export interface RelyingParty {
  /** A domain. */
  readonly id: string;
  readonly origin: string;
}

/**
 * For whom passkeys of a portal are made, by the address at which people reach it; null where browsers know none: at an address that is no name, or without
 * TLS. On this machine alone it is localhost, which is a name.
 */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const url = new URL(publicUrl);
  if (isLoopback(url.hostname)) {
    if (!url.hostname.endsWith('localhost')) url.hostname = 'localhost';
    return { id: url.hostname, origin: url.origin };
  }
  if (url.protocol !== 'https:' || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  return { id: url.hostname, origin: url.origin };
}
