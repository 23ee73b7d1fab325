import { DOORS } from '#catalogues/doors.ts';
import { inSandbox } from '../config.ts';
import type { Handlers } from '../http/handlers.ts';
import { tooMany } from '../http/limits/too-many.ts';
import type { Queue } from '../jobs/queue.ts';
import { takeBack } from './changes/take-back.ts';
import { confirmEmail } from './confirm/confirm-email.ts';
import { resendConfirmation } from './confirm/resend-confirmation.ts';
import type { AccountDeps } from './deps.ts';
import { accountLimits } from './limits.ts';
import { mailedLinks } from './mail/mailed-links.ts';
import { resetHandlers } from './reset/handlers.ts';
import { selfHandlers } from './self/handlers.ts';
import { signIn } from './sign-in/sign-in.ts';
import type { SignInLimit } from './sign-in/sign-in-limit.ts';
import { signUp } from './sign-up/sign-up.ts';
import { verifyMeter } from './sign-up/verify-meter.ts';

/** The calls about accounts that are answered here. */
type AccountCalls =
  | 'signIn'
  | 'signOut'
  | 'signOutEverywhere'
  | 'verifyMeter'
  | 'signUp'
  | 'confirmEmail'
  | 'takeBack'
  | 'resendConfirmation'
  | 'portalSettings'
  | keyof ReturnType<typeof selfHandlers>
  | keyof ReturnType<typeof resetHandlers>;

/** The calls about accounts. */
export function accountHandlers(
  given: Omit<AccountDeps, 'limits' | 'links'> & { readonly limit: SignInLimit; readonly queue: Pick<Queue, 'send'> },
): Pick<Handlers, AccountCalls> {
  const { config, limit, queue } = given;
  const links = mailedLinks({ ...given, publicUrl: config.publicUrl });
  const deps: AccountDeps = { ...given, links, limits: accountLimits(given.db) };
  return {
    ...selfHandlers(deps),
    ...resetHandlers({ ...deps, queue }),
    verifyMeter: verifyMeter(deps),
    signUp: signUp(deps),
    confirmEmail: confirmEmail(deps),
    resendConfirmation: resendConfirmation(deps),
    takeBack: takeBack(deps),
    async signIn({ input, address, log }) {
      const end = await signIn({ ...deps, limit }, { ...input, address });
      if (end.outcome === 'signed-in') return { status: 200, data: { token: end.token } };
      if (end.outcome === 'too-many') return tooMany(end);
      log.warn({ event: 'sign-in-refused', reason: end.outcome, address }, 'sign-in refused');
      const door = DOORS[input.door];
      if (end.outcome === 'wrong-door') return { status: 400, data: { message: door.refuses, code: 'wrong-door' } };
      return { status: 400, data: { message: door.wrong, code: 'sign-in-refused' } };
    },
    async signOut({ person }) {
      await deps.sessions.end(person.sessionId);
      return { status: 200, data: {} };
    },
    async signOutEverywhere({ person, log, address }) {
      await deps.sessions.endAll(person.id);
      log.info({ event: 'sessions-ended', user: person.id, address }, 'signed out everywhere');
      return { status: 200, data: {} };
    },
    async portalSettings() {
      const support = { email: config.supportEmail, phone: config.supportPhone };
      const { pace, demo } = config;
      return { status: 200, data: { support, pace, demo, sandbox: inSandbox(config, 'payments') } };
    },
  };
}
