import { generateSync } from 'otplib';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import type { TestApp } from './app.ts';

/** How long a code of an app lasts, ms. */
export const STEP_MS = 30_000;

/** What tests of second factors do in a portal: its time goes on, codes are shown and given, and mails are counted. */
export function secondFactorsOf(portal: () => TestApp) {
  const later = (ms: number) => {
    const { time } = portal();
    time.now = new Date(time.now.getTime() + ms);
  };
  /** The code that an app shows, so many steps from now. */
  const shown = (key: string, steps = 0) =>
    generateSync({ secret: key, epoch: Math.floor(portal().time.now.getTime() / 1000) + steps * 30 });
  const begin = (token: string, password = DEMO_PASSWORD) => portal().call('beginSecondFactor', { password }, token);
  const confirm = (token: string, second_factor: string, password = DEMO_PASSWORD) =>
    portal().call('confirmSecondFactor', { second_factor, password }, token);

  return {
    later,
    shown,
    begin,
    confirm,
    async enter(email: string, second_factor?: string, password = DEMO_PASSWORD) {
      const { status, body } = await portal().call('signIn', { email, password, second_factor });
      return { status, code: body.code, token: String(body.token) };
    },
    /** The status of signing in from another network address. */
    async enterFrom(address: string, email: string, second_factor?: string) {
      const response = await portal().app.request('/api/utility-service-account/login', {
        method: 'POST',
        headers: { 'X-Forwarded-For': address, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD, second_factor }),
      });
      return response.status;
    },
    async prove(token: string, second_factor: string) {
      const { status, body } = await portal().call('proveAgain', { second_factor }, token);
      return [status, body.code];
    },
    async idOf(email: string) {
      const user = portal().db.selectFrom('users').select('id').where('email', '=', email);
      return (await user.executeTakeFirstOrThrow()).id;
    },
    async mailsTo(to: string) {
      const mails = portal().db.selectFrom('mail_outbox').select('subject').where('to_address', '=', to);
      return (await mails.orderBy('id').execute()).map(({ subject }) => subject);
    },
    /** Somebody with a second factor: their session, the key of their app, and their recovery codes. */
    async equip(email: string) {
      const token = await portal().signIn(email);
      const key = String((await begin(token)).body.key);
      const { status, body } = await confirm(token, shown(key));
      if (status !== 200) throw new Error(JSON.stringify(body));
      later(STEP_MS);
      return { email, token, key, recovery: body.recovery_codes as readonly string[] };
    },
  };
}
