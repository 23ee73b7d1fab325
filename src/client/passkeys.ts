import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyCame, Passkeys } from '#machines/kit/flow.ts';

/** Passkeys of the browser that this runs in. */
export const browserPasskeys: Passkeys = {
  create: (asked, signal) => {
    const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(asked);
    return cameOf(() => startRegistration({ optionsJSON }), signal, optionsJSON.rp.id);
  },
  get: (asked, signal) => {
    const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(asked);
    return cameOf(() => startAuthentication({ optionsJSON }), signal, optionsJSON.rpId);
  },
};

/** Ask the browser, and have it stop asking where nobody waits for it any more. `at`: the domain of the passkeys. */
async function cameOf(ask: () => Promise<object>, signal: AbortSignal, at: string | undefined): Promise<PasskeyCame> {
  signal.throwIfAborted();
  // At an address that is no name, or without TLS, there is nothing to ask.
  if (!browserSupportsWebAuthn()) return isElsewhere(at) ? { kind: 'elsewhere', at } : { kind: 'unsupported' };
  const stop = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return { kind: 'given', answer: JSON.stringify(await ask()) };
  } catch (cause) {
    signal.throwIfAborted();
    return failedAs(cause, at);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const isElsewhere = (at: string | undefined): at is string =>
  at !== undefined && location.hostname !== at && !location.hostname.endsWith(`.${at}`);

function failedAs(cause: unknown, at: string | undefined): PasskeyCame {
  if (isElsewhere(at)) return { kind: 'elsewhere', at };
  if (!(cause instanceof WebAuthnError)) return { kind: 'failed' };
  switch (cause.code) {
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return { kind: 'held' };
    case 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT':
      return { kind: 'noScreenLock' };
    // Left, too late, or asked for by nobody who is there.
    case 'ERROR_CEREMONY_ABORTED':
    case 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY':
      return { kind: 'left' };
    default:
      return { kind: 'failed' };
  }
}
