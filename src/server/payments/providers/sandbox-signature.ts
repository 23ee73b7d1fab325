import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries a webhook's time and signature: `t=<seconds>,v1=<hex>`. */
export const SIGNATURE_HEADER = 'sandbox-signature';

/** Sign a body as the sandbox provider does: HMAC-SHA256 over the time, a dot and the raw bytes. */
export function signWebhook(secret: string, body: Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

/** The time that a signature was made, in ms, when one of the secrets made it; null otherwise. */
export function readSignature(secrets: readonly string[], body: Uint8Array, header: string): number | null {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (parts === null) return null;
  const seconds = Number(parts[1]);
  const given = Buffer.from(parts[2] ?? '', 'hex');
  // Every secret is tried, so that the time taken does not tell which one fits.
  const fits = secrets.filter((secret) => timingSafeEqual(digest(secret, seconds, body), given));
  return fits.length > 0 ? seconds * 1000 : null;
}

function digest(secret: string, seconds: number, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
