import { z } from 'zod';
import { withoutSensitive } from '#machines/kit/sensitive/without-sensitive.ts';
import type { PasskeysTable } from '../../db/schema/accounts.ts';
import type { RelyingParty } from './relying-party.ts';

/** What is loaded where the first passkey is asked for: most servers of a small estate never need it. */
const webauthn = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** Elliptic curves, and RSA for older Windows: by their numbers in COSE. */
const ALGORITHMS = [-8, -7, -257];

/** How a device that holds a passkey is reached. What else a browser names is left out. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** For so long a browser waits for its person, ms. */
const WAITS_MS = 2 * 60_000;

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(12_000);
const credentialId = base64url.max(1_400);
const made = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
/** What browsers say besides is of no use here. */
const clientExtensionResults = z.object({}).default({});

const ATTESTED = z.object({
  ...made,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(20).default([]),
  }),
  clientExtensionResults,
});

const ASSERTED = z.object({
  ...made,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.string().max(200).nullish(),
  }),
  clientExtensionResults,
});

/** In a frame of another site nobody is asked. */
const CLIENT_DATA = z.object({ challenge: base64url, crossOrigin: z.literal(false).optional() });

/** A new passkey as a browser answered it. */
export type Attested = z.output<typeof ATTESTED>;

/** What a browser had signed with a passkey. */
export type Asserted = z.output<typeof ASSERTED>;

/** A passkey as it is kept. */
export type Passkey = Pick<
  PasskeysTable,
  'id' | 'user_id' | 'credential_id' | 'public_key' | 'counter' | 'transports' | 'rp_id'
>;

/** What a browser answered with a new passkey; null: it is none. */
export const readAttested = (text: string): Attested | null => parsed(ATTESTED, text);

/** What a browser answered with what a passkey has signed; null: it is none. */
export const readAsserted = (text: string): Asserted | null => parsed(ASSERTED, text);

/** What was signed, as it was asked for; null: nothing that is asked for here. Nothing of it is believed yet. */
export function challengeIn({ response }: Attested | Asserted): string | null {
  const said = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8');
  return parsed(CLIENT_DATA, said)?.challenge ?? null;
}

function parsed<T>(shape: z.ZodType<T>, text: string): T | null {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

interface Holder {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** What a browser is asked that makes a passkey, as text: with a fingerprint, a face or a PIN, and none of those there are already. */
export async function askToAdd(
  rp: RelyingParty,
  holder: Holder,
  { challenge, held }: { readonly challenge: Uint8Array<ArrayBuffer>; readonly held: readonly Passkey[] },
): Promise<string> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Wattchat',
    rpID: rp.id,
    userName: holder.email,
    userDisplayName: holder.name,
    userID: handleOf(holder.id),
    challenge,
    timeout: WAITS_MS,
    attestationType: 'none',
    excludeCredentials: held.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return JSON.stringify(options);
}

/** What a browser is asked that signs with a passkey, as text. */
export async function askToSign(
  rp: RelyingParty,
  { challenge, held }: { readonly challenge: Uint8Array<ArrayBuffer>; readonly held: readonly Passkey[] },
): Promise<string> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: rp.id,
    challenge,
    timeout: WAITS_MS,
    allowCredentials: held.map(described),
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

const described = ({ credential_id, transports }: Passkey) => ({
  id: credential_id,
  transports: transports.split(' ').filter((one) => one !== ''),
});

/** An account as authenticators know it: its id, and nothing of its person. */
const handleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/** A passkey as it is kept once it was found good. */
export type NewPasskey = Pick<PasskeysTable, 'credential_id' | 'public_key' | 'counter' | 'transports' | 'rp_id'>;

/** As much of why something is not good as a log needs: what was sent may stand in it, also what nobody may keep. */
const inShort = (cause: unknown): string =>
  withoutSensitive(cause instanceof Error ? cause.message : String(cause)).slice(0, 200);

/** The passkey that a browser answered; in words why it is not good. */
export async function newPasskeyOf(
  rp: RelyingParty,
  attested: Attested,
  challenge: string,
): Promise<NewPasskey | string> {
  const { verifyRegistrationResponse } = await webauthn();
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  try {
    const object = decodeAttestationObject(isoBase64URL.toBuffer(attested.response.attestationObject));
    // None is asked for, and certificates name addresses that would be looked at.
    const isPlain = object.get('fmt') === 'none' || object.get('fmt') === 'packed';
    if (!isPlain || object.get('attStmt').get('x5c') !== undefined) return 'It brings certificates.';
    const found = await verifyRegistrationResponse({
      response: attested,
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!found.verified) return 'It is not verified.';
    const { credential } = found.registrationInfo;
    if (credential.id !== attested.id) return 'It is under the id of another.';
    const known = TRANSPORTS.filter((one) => attested.response.transports.includes(one));
    return {
      credential_id: credential.id,
      public_key: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports: known.join(' '),
      rp_id: rp.id,
    };
  } catch (cause) {
    return inShort(cause);
  }
}

/** How often a passkey has signed by what it has signed now; in words why that is not good: also where it had signed more often before. */
export async function counterOf(
  rp: RelyingParty,
  asserted: Asserted,
  { challenge, passkey }: { readonly challenge: string; readonly passkey: Passkey },
): Promise<number | string> {
  const { userHandle, ...response } = asserted.response;
  if (userHandle && userHandle !== Buffer.from(handleOf(passkey.user_id)).toString('base64url'))
    return 'It is of another account.';
  const { verifyAuthenticationResponse } = await webauthn();
  const { isoBase64URL } = await helpers();
  try {
    const found = await verifyAuthenticationResponse({
      response: { ...asserted, response },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: isoBase64URL.toBuffer(passkey.public_key),
        counter: passkey.counter,
      },
    });
    return found.verified ? found.authenticationInfo.newCounter : 'The signature is not right.';
  } catch (cause) {
    return inShort(cause);
  }
}
