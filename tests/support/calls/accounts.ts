import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import type { Language } from '#catalogues/languages/language.ts';
import type { Awaits } from '#catalogues/residents.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { SIGN_UP_CODE_SAID } from '#catalogues/sentences/sign-up-code.ts';
import { bearer, problem } from '../answers.ts';
import type { AnnouncementsScript } from './announcements.ts';
import { GOOD_PAGES, type PageScript, scriptedPages } from './dashboards.ts';
import type { DueScript } from './dues.ts';
import type { OwnPasskey } from './passkeys.ts';
import { scriptedWays } from './scripted-ways.ts';

/** The account that a mailed link belongs to. */
const WHOSE = '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01';

/** What a portal answers to the calls about accounts, as data that a test can change. */
export interface AccountScript extends PageScript {
  password: string;
  /** The estate that a meter belongs to. */
  estate: 'found' | 'unknown' | 'refused' | 'no line';
  /** What every call that changes something about an account answers; a text is the 400 it is refused with. */
  account: 'good' | 'busy' | 'no line' | { readonly refused: string; readonly code?: string };
  verified: boolean;
  /** What the account waits for; missing: its link, until it is verified. */
  awaits?: Awaits;
  /** That an estate has refused the person, and why. */
  refusedOn: string | null;
  /** The address that waits for its link. */
  pendingEmail: string | null;
  /** What the account has chosen to be answered in. */
  language: Language | null;
  /** The person agreed that sentences are kept. */
  learning: boolean;
  reminders: boolean;
  /** They signed in with a password that is easy to guess. */
  guessable: boolean;
  /** The code that is mailed to whoever signs up; null: none is wanted. */
  signUpCode: string | null;
  /** The code that the account's app takes; null: it has none. */
  secondFactor: string | null;
  ownPasskeys: readonly OwnPasskey[];
  /** Browsers know passkeys at this portal's address. */
  canAddPasskeys: boolean;
  /** Where there is no app: whether one factor has to stay. */
  besidePasskeys: 'none' | 'wanted';
  /** They are an administrator who has yet to set one up. */
  secondFactorMissing: boolean;
  /** What matters most asks for a code first. */
  provesAgain: boolean;
  /** The estate's logo as a data address. */
  logo: string | null;
}

export const GOOD_ACCOUNTS: AccountScript = {
  ...GOOD_PAGES,
  password: 'Demo-Power-2026',
  estate: 'found',
  account: 'good',
  verified: true,
  refusedOn: null,
  pendingEmail: null,
  language: null,
  learning: false,
  reminders: true,
  guessable: false,
  signUpCode: null,
  secondFactor: null,
  ownPasskeys: [],
  canAddPasskeys: true,
  besidePasskeys: 'none',
  secondFactorMissing: false,
  provesAgain: false,
  logo: null,
};

type Note = (name: string, input: unknown) => void;

/** The calls about accounts, estates and dashboards, answered from a script. */
export function scriptedAccounts(
  script: AccountScript & Pick<DueScript, 'occupied'> & Pick<AnnouncementsScript, 'announcementMails'>,
  note: Note,
): Pick<
  Services,
  | 'verifyMeter'
  | 'chooseLanguage'
  | 'signUp'
  | 'confirmEmail'
  | 'takeBack'
  | 'resendConfirmation'
  | 'forgotPassword'
  | 'replacePassword'
  | 'changePassword'
  | 'profile'
  | 'updateProfile'
  | 'updateMeter'
  | 'signOutEverywhere'
  | 'properties'
  | 'propertyLogo'
  | 'getEstate'
  | 'getProperties'
  | 'estateUsers'
  | 'searchResidents'
  | 'residentDashboard'
  | 'estateDashboard'
  | 'userDashboard'
  | 'platformDashboard'
> {
  async function changed<T>(data: T) {
    if (script.account === 'no line') throw new NoAnswer();
    if (script.account === 'busy') {
      return { status: 429 as const, data: { ...problem('Too many tries.'), retryAfter: 60 } };
    }
    if (script.account !== 'good') {
      const { refused, code } = script.account;
      return { status: 400 as const, data: { ...problem(refused), ...(code !== undefined && { code }) } };
    }
    return { status: 200 as const, data };
  }
  return {
    async verifyMeter(input) {
      note('verifyMeter', input);
      if (script.estate === 'no line') throw new NoAnswer();
      if (script.estate === 'refused') return { status: 400, data: problem('refused') };
      const found = script.estate === 'found';
      return { status: 200, data: { id: found ? 7 : 1, name: found ? 'Palm Court' : 'not found', notFound: !found } };
    },
    async signUp(input) {
      note('signUp', input);
      const token = bearer({ role: input.role, email: input.email, first_name: input.first_name });
      const { signUpCode } = script;
      if (signUpCode === null || script.account !== 'good') return changed({ token });
      if (input.code === undefined) {
        const wanted = { code: 'code-wanted', message: SIGN_UP_CODE_SAID.mailed(input.email) };
        return { status: 400, data: { ...wanted, code_for: `asked by ${input.email}` } };
      }
      const isRight = input.code === signUpCode && input.code_for === `asked by ${input.email}`;
      if (!isRight) return { status: 400, data: { code: 'code-wrong', message: SIGN_UP_CODE_SAID.wrong } };
      return changed({ token, awaits: script.awaits ?? 'nothing' });
    },
    async confirmEmail(input) {
      note('confirmEmail', input);
      return changed({ message: 'Thank you, your e-mail address is confirmed.' });
    },
    async takeBack(input) {
      note('takeBack', input);
      return changed({ message: 'Taken back.', account: WHOSE });
    },
    async resendConfirmation() {
      note('resendConfirmation', null);
      if (script.verified && script.pendingEmail === null) {
        return { status: 400, data: { ...problem(SENTENCES.alreadyConfirmed), code: 'confirmed' } };
      }
      return changed({ message: 'Sent.' });
    },
    async forgotPassword(input) {
      note('forgotPassword', input);
      return changed({ mailResponse: 'succeeded' as const });
    },
    async replacePassword(input) {
      note('replacePassword', input);
      return changed({ message: 'Your password has been changed.' });
    },
    async changePassword(input) {
      note('changePassword', input);
      return changed({ message: 'Password reset successful', token: bearer() });
    },
    async profile() {
      note('profile', null);
      if (script.page === 'no line') throw new NoAnswer();
      return {
        status: 200,
        data: {
          user: {
            id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01',
            first_name: 'Amaka',
            last_name: 'Eze',
            email: 'resident@palmcourt.example',
            phone: '08030000001',
            role: 'service-user',
            status: script.occupied ? 'occupied' : 'unoccupied',
            is_verified: script.verified,
            awaits: script.awaits ?? (script.verified ? 'nothing' : 'confirmation'),
            pending_email: script.pendingEmail,
            refused: script.refusedOn,
            meter_number: '45012345670',
            estate: 'Palm Court',
            address: 'Block C, Flat 4',
            language: script.language,
            helps_learning: script.learning,
            dues_reminders: script.reminders,
            announcement_mails: script.announcementMails,
            password_guessable: script.guessable,
            second_factor: script.secondFactor !== null || script.ownPasskeys.length > 0,
            factor_ways: scriptedWays(script),
            second_factor_missing: script.secondFactorMissing,
            learning_days: 90,
          },
        },
      };
    },
    async chooseLanguage({ language }) {
      note('chooseLanguage', { language });
      script.language = language;
      return { status: 200, data: { language } };
    },
    async updateProfile(input) {
      note('updateProfile', input);
      const email = input.email ?? '';
      const before = 'resident@palmcourt.example';
      const message = email === '' ? SENTENCES.profileUpdated : SENTENCES.profileNewEmail(email, before);
      return changed({ message, token: bearer({ first_name: input.first_name ?? 'Amaka' }) });
    },
    async signOutEverywhere() {
      note('signOutEverywhere', null);
      if (script.account === 'no line') throw new NoAnswer();
      return { status: 200, data: {} };
    },
    async updateMeter(input) {
      note('updateMeter', input);
      return changed({ message: 'Updated.' });
    },
    async properties() {
      return { status: 200, data: { properties: [{ id: 7, name: 'Palm Court' }] } };
    },
    async propertyLogo() {
      note('propertyLogo', null);
      return { status: 200, data: { property_logo: script.logo } };
    },
    async getEstate() {
      return { status: 200, data: { estate: { id: 7, name: 'Palm Court' } } };
    },
    async getProperties() {
      return { status: 200, data: { properties: [{ id: 7, name: 'Palm Court' }] } };
    },
    ...scriptedPages(script, note),
  };
}
