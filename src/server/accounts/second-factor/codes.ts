import { generateSecret, generateURI, verifySync } from 'otplib';
import { RECOVERY_CODE } from '#catalogues/recovery-codes.ts';
import type { Random } from '../../random.ts';

/** How long a code of an app lasts, and so how far the clock of a telephone may be off either way, s (RFC 6238, section 5.2). */
const STEP_S = 30;

const KEY_BYTES = 20;
const RECOVERY_CODES = 10;
const { signs: SIGNS, group: GROUP } = RECOVERY_CODE;
const RECOVERY_SIGNS = 2 * GROUP;

/** A new key for an authenticator app, in Base32. */
export const newKey = (): string => generateSecret({ length: KEY_BYTES });

/** A key as authenticator apps read it from a QR code. */
export const uriOf = (key: string, email: string): string =>
  generateURI({ issuer: 'Wattchat', label: email, secret: key, period: STEP_S });

/** The time step of which a code is; null: of none that counts now. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const at = { epoch: Math.floor(now.getTime() / 1000), period: STEP_S, epochTolerance: STEP_S };
  const found = verifySync({ secret: key, token: code, ...at });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}

/** New recovery codes, without their hyphens. */
export function newRecoveryCodes(random: Pick<Random, 'bytes'>): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(random.bytes(RECOVERY_SIGNS), (byte) => SIGNS.charAt(byte % SIGNS.length)).join(''),
  );
}

/** A recovery code as it is read and copied. */
export const grouped = (code: string): string => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
