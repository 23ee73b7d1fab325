import type { signIns } from '#catalogues/calls/estate/sign-ins.ts';
import type { heldMeters } from '#catalogues/calls/own/held-meters.ts';
import type { passkeys } from '#catalogues/calls/own/passkeys.ts';
import type { programs } from '#catalogues/calls/own/programs.ts';
import type { secondFactors } from '#catalogues/calls/own/second-factors.ts';
import type { sessions } from '#catalogues/calls/own/sessions.ts';
import { DOORS } from '#catalogues/doors.ts';
import { nairaOf } from '#catalogues/money.ts';
import { SIGN_INS } from '#catalogues/sentences/estate/sign-ins.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { type AmountKind, ESTATE_FEE_KINDS } from '#catalogues/settings.ts';
import { inSandbox } from '../config.ts';
import type { Handlers } from '../http/handlers.ts';
import { tooMany } from '../http/refusals.ts';
import type { Queue } from '../jobs.ts';
import type { Keyring } from '../keys/keyring.ts';
import { sealedBox } from '../keys/sealed.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { figureOf, settingsAt } from '../settings/in-force.ts';
import { downNow } from '../vending/ask-seller.ts';
import type { Vendors } from '../vending/port.ts';
import { takeBack } from './changes/take-back.ts';
import { confirmEmail, resendConfirmation } from './confirm-email.ts';
import { type AccountDeps, accountLimits } from './deps.ts';
import { heldMeterHandlers } from './held-meters/handlers.ts';
import { mailedLinks } from './mailed-links.ts';
import { verifyMeter } from './meters.ts';
import { passkeyHandlers } from './passkeys/handlers.ts';
import { programHandlers } from './programs/handlers.ts';
import { forgotPassword, replacePassword } from './reset-password.ts';
import { secondFactorHandlers } from './second-factor/handlers.ts';
import { reasonOf, refusedFactor } from './second-factor/refused-factor.ts';
import { changePassword } from './self/change-password.ts';
import { chooseLanguage, profile, updateProfile } from './self/profile.ts';
import { updateMeter } from './self/update-meter.ts';
import { forgetOthers, knownDevices } from './sign-in/devices.ts';
import type { SignInLimit } from './sign-in/limit.ts';
import { changeSignIn } from './sign-in/of-others.ts';
import { ownSessionHandlers } from './sign-in/own-sessions.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signUp } from './sign-up.ts';

/** The calls about accounts that are answered here. */
type AccountCalls =
  | keyof typeof secondFactors
  | keyof typeof passkeys
  | keyof typeof programs
  | keyof typeof sessions
  | keyof typeof signIns
  | 'signIn'
  | 'signOut'
  | 'signOutEverywhere'
  | 'verifyMeter'
  | 'signUp'
  | 'confirmEmail'
  | 'takeBack'
  | 'resendConfirmation'
  | 'portalSettings'
  | 'profile'
  | 'changePassword'
  | 'updateProfile'
  | 'updateMeter'
  | 'chooseLanguage'
  | 'forgotPassword'
  | 'replacePassword'
  | keyof typeof heldMeters;

/** The calls about accounts. */
export function accountHandlers(
  given: Omit<AccountDeps, 'limits' | 'links' | 'devices'> & {
    readonly limit: SignInLimit;
    readonly queue: Pick<Queue, 'send'>;
    readonly metrics: Pick<Metrics, 'signIn'>;
    /** The portal's own: keys of second factors are sealed with it. */
    readonly keys: Keyring;
    /** Whether the payment provider takes transfers. */
    readonly transfers: boolean;
    /** Who sells; missing: nothing is said of what is down. */
    readonly vendors?: Vendors;
  },
): Pick<Handlers, AccountCalls> {
  const { config, limit, queue, metrics, transfers, vendors } = given;
  const links = mailedLinks({ ...given, publicUrl: config.publicUrl });
  const devices = knownDevices(given);
  const deps: AccountDeps = { ...given, links, devices, limits: accountLimits(given.db) };
  const sealed = sealedBox(given.keys, 'second-factors', given.random);
  return {
    ...secondFactorHandlers({ ...deps, sealed }),
    ...passkeyHandlers({ ...deps, sealed }),
    ...programHandlers(deps),
    profile: profile(deps),
    changePassword: changePassword(deps),
    updateProfile: updateProfile(deps),
    updateMeter: updateMeter(deps),
    ...heldMeterHandlers(deps),
    ...ownSessionHandlers(deps),
    changeSignIn: (asked) => changeSignIn(deps, asked),
    chooseLanguage: chooseLanguage(deps),
    forgotPassword: forgotPassword({ ...deps, queue }),
    replacePassword: replacePassword(deps),
    verifyMeter: verifyMeter(deps),
    signUp: signUp({ ...deps, queue, codes: sealedBox(given.keys, 'sign-up-codes', given.random) }),
    confirmEmail: confirmEmail(deps),
    resendConfirmation: resendConfirmation(deps),
    takeBack: takeBack(deps),
    async signIn({ input, person, address, device, log }) {
      const end = await signIn({ ...deps, sealed, limit }, { ...input, address, device });
      metrics.signIn(end.outcome);
      if (end.outcome === 'signed-in') {
        // What this browser held until now is nobody's any more: whoever copied it has nothing.
        if (person !== null) await deps.sessions.end(person.sessionId);
        return { status: 200, data: { token: end.token } };
      }
      if (end.outcome === 'too-many') return tooMany(end);
      if (end.outcome === 'code-wanted') {
        log.info({ event: 'code-wanted', user: end.user, address }, 'the password was right, and a code is wanted');
        const { ways, asked } = end;
        const wanted = { message: SECOND_FACTOR.wanted, code: 'second-factor-wanted', ways: [...ways] };
        return { status: 400, data: { ...wanted, ...(asked !== undefined && { asked }) } };
      }
      const why = end.outcome === 'code-refused' ? reasonOf(end.code) : end.outcome;
      log.warn({ event: 'sign-in-refused', reason: why, address }, 'sign-in refused');
      if (end.outcome === 'code-refused') return refusedFactor(end.code, end.ways);
      if (end.outcome === 'locked') return { status: 400, data: { message: SIGN_INS.locked, code: 'sign-in-locked' } };
      const door = DOORS[input.door];
      if (end.outcome === 'wrong-door') return { status: 400, data: { message: door.refuses, code: 'wrong-door' } };
      return { status: 400, data: { message: door.wrong, code: 'sign-in-refused' } };
    },
    async signOut({ person }) {
      await deps.sessions.end(person.sessionId);
      return { status: 200, data: {} };
    },
    async signOutEverywhere({ person, log, address, device }) {
      // Somebody else may have signed in on any browser.
      await deps.sessions.endAll(person.id, (trx) => forgetOthers(trx, deps, person.id, device));
      log.info({ event: 'sessions-ended', user: person.id, address }, 'signed out everywhere');
      return { status: 200, data: {} };
    },
    async portalSettings() {
      const support = { email: config.supportEmail, phone: config.supportPhone };
      const { pace, demo } = config;
      const held = await settingsAt(deps.db, deps.clock(), ['fee', 'least-amount', 'most-amount']);
      const feeOf = (kind: (typeof ESTATE_FEE_KINDS)[number]) => nairaOf(figureOf(held, 'fee', kind));
      const [power, service, levy, fine] = ESTATE_FEE_KINDS.map(feeOf) as [number, number, number, number];
      const estateFees = { power, service, 'dev-levy': levy, fine };
      const boundsOf = (kind: AmountKind) => ({
        least: nairaOf(figureOf(held, 'least-amount', kind)),
        most: nairaOf(figureOf(held, 'most-amount', kind)),
      });
      const amounts = {
        power: boundsOf('power'),
        'public-power': boundsOf('public-power'),
        airtime: boundsOf('airtime'),
        service: boundsOf('service'),
        'dev-levy': boundsOf('dev-levy'),
      };
      const sandbox = inSandbox(config, 'payments');
      const down = vendors === undefined ? [] : await downNow({ ...vendors, db: deps.db, clock: deps.clock });
      return {
        status: 200,
        data: { support, pace, demo, sandbox, estateFees, amounts, transfers, ...(down.length > 0 && { down }) },
      };
    },
  };
}
