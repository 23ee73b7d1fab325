import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import type { TestApp } from './app.ts';
import { type Authenticator, type Otherwise, virtualAuthenticator } from './authenticator.ts';

/** Where the portal of a test is reached, as browsers name it. */
export const ORIGIN = 'http://localhost:3000';

/** What tests of passkeys do in a portal. */
export function passkeysOf(portal: () => TestApp) {
  const begin = (token: string, password = DEMO_PASSWORD) => portal().call('beginPasskey', { password }, token);
  const add = (token: string, passkey: string, name = 'My phone', password = DEMO_PASSWORD) =>
    portal().call('addPasskey', { name, password, passkey }, token);
  const begins = async (token: string) => String((await begin(token)).body.asked);
  const proves = async (token: string) => String((await portal().call('beginPasskeyProof', {}, token)).body.asked);
  const enter = async (email: string, given: Record<string, unknown> = {}) => {
    const { status, body } = await portal().call('signIn', { email, password: DEMO_PASSWORD, ...given });
    return { status, body, code: body.code, token: String(body.token) };
  };
  /** What the browser is asked of somebody whose password was right. */
  const asked = async (email: string) => String((await enter(email, { begin_passkey: true })).body.asked);

  return {
    begin,
    begins,
    add,
    enter,
    asked,
    proves,
    /** Sign in with a passkey, as a good browser does or otherwise. */
    enterBy: async (email: string, device: Authenticator, other: Otherwise = {}) =>
      enter(email, { passkey: device.get(await asked(email), other) }),
    /** Prove in a session that they are there still. */
    async proveBy(token: string, device: Authenticator, other: Otherwise = {}) {
      const passkey = device.get(await proves(token), other);
      const { status, body } = await portal().call('proveByPasskey', { passkey }, token);
      return [status, body.code];
    },
    /** Somebody with a passkey and no app: their session, what holds it, its id, and their recovery codes. */
    async passkeyed(email: string, device = virtualAuthenticator({ origin: ORIGIN })) {
      const token = await portal().signIn(email);
      const { status, body } = await add(token, device.create(await begins(token)));
      if (status !== 200) throw new Error(JSON.stringify(body));
      const list = (await portal().call('ownPasskeys', {}, token)).body.passkeys as readonly { id: string }[];
      return { email, token, device, id: list[0]?.id ?? '', recovery: body.recovery_codes as readonly string[] };
    },
  };
}
