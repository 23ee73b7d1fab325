import type { Services } from '#catalogues/calls/services.ts';
import type { FactorWay } from '#catalogues/factor-ways.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { GRACE_DAYS } from '#catalogues/personal-data/spans.ts';
import { ANNOUNCEMENT_MAILS } from '#catalogues/sentences/announcement-mails.ts';
import { REFUSING } from '#catalogues/sentences/estate/refusing.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { LEARNING_SENTENCES } from '#catalogues/sentences/learning.ts';
import { DELETION, OWN_DATA } from '#catalogues/sentences/own-data.ts';
import { PASSKEYS_SAID } from '#catalogues/sentences/passkeys.ts';
import { PROGRAMS_SAID } from '#catalogues/sentences/programs.ts';
import { REMINDED } from '#catalogues/sentences/reminded.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { SECOND_FACTOR_TITLES } from '#catalogues/sentences/second-factor-titles.ts';
import { SESSIONS } from '#catalogues/sentences/sessions.ts';
import { type Good, type Read, read } from './answers.ts';
import type { ChoiceView, ProfileView } from './view.ts';

/** Read the own profile (S1 sections 2 and 3). */
export async function readProfile(services: Services, signal: AbortSignal): Promise<Read<ProfileView>> {
  const came = await read(services.profile({}, signal), signal);
  return came.kind === 'good' ? { kind: 'good', data: profileView(came.data) } : came;
}

/** What is read-only, and the three flows that change it. */
function profileView({ user }: Good<'profile'>): ProfileView {
  return {
    rows: [
      { label: 'First name', value: user.first_name },
      { label: 'Last name', value: user.last_name },
      { label: 'Email', value: user.email },
      ...(user.pending_email === null ? [] : [{ label: SENTENCES.emailWaiting, value: user.pending_email }]),
      { label: 'Phone', value: user.phone },
      ...(user.refused === null ? [] : [{ label: REFUSING.row, value: user.refused }]),
    ],
    verified: user.is_verified,
    awaits: user.awaits,
    actions: [
      { label: MESSAGES.updateProfile, open: 'update-profile' },
      { label: MESSAGES.changePassword, open: 'change-password' },
      { label: MESSAGES.updateMeter, open: 'update-meter' },
      { label: SENTENCES.signOutEverywhere, open: 'sign-out-everywhere' },
    ],
    choices: [
      ...passwordView(user),
      secondFactorView(user),
      PASSKEYS_VIEW,
      SESSIONS_VIEW,
      PROGRAMS_VIEW,
      remindersView(user),
      announcementsView(user),
      learningView(user),
      ...ownDataViews(),
    ],
  };
}

/** That the password is easy to guess, and the way to another one; nothing where it is not. */
function passwordView({ password_guessable: guessable }: Good<'profile'>['user']): readonly ChoiceView[] {
  const { title, badge, line } = SENTENCES.passwordOwn;
  const action = { label: MESSAGES.changePassword, open: 'change-password' } as const;
  return guessable ? [{ name: 'password', title, line, badge: { text: badge, tone: 'warning' }, action }] : [];
}

/** Where the account is signed in is a page of its own. */
const SESSIONS_VIEW: ChoiceView = {
  ...{ name: 'sessions', title: SESSIONS.title, line: SESSIONS.profile.line },
  badge: { text: SESSIONS.profile.badge, tone: 'info' },
  action: { label: SESSIONS.profile.action, to: '/sessions' },
};

/** The passkeys of the account are a page of their own. */
const PASSKEYS_VIEW: ChoiceView = {
  ...{ name: 'passkeys', title: PASSKEYS_SAID.profile.title, line: PASSKEYS_SAID.profile.line },
  badge: { text: PASSKEYS_SAID.profile.badge, tone: 'info' },
  action: { label: PASSKEYS_SAID.profile.action, to: '/passkeys' },
};

/** The programs that have an access token of the account are a page of their own. */
const PROGRAMS_VIEW: ChoiceView = {
  ...{ name: 'programs', title: PROGRAMS_SAID.profile.title, line: PROGRAMS_SAID.profile.line },
  badge: { text: PROGRAMS_SAID.profile.badge, tone: 'info' },
  action: { label: PROGRAMS_SAID.profile.action, to: '/programs' },
};

/** Whether signing in asks for a second factor, and the way to have it otherwise. */
function secondFactorView({ second_factor: has, factor_ways: ways }: Good<'profile'>['user']): ChoiceView {
  const { profile } = SECOND_FACTOR;
  const { title, removeTitle } = SECOND_FACTOR_TITLES;
  return {
    ...{ name: 'second-factor', title: profile.title, line: has ? onBy(ways) : profile.off },
    badge: { text: has ? profile.setBadge : profile.offBadge, tone: has ? 'success' : 'info' },
    action: has ? { label: removeTitle, open: 'remove-second-factor' } : { label: title, open: 'set-second-factor' },
  };
}

function onBy(ways: readonly FactorWay[]): string {
  const { on, onPasskey, onBoth } = SECOND_FACTOR.profile;
  if (!ways.includes('passkey')) return on;
  return ways.includes('app') ? onBoth : onPasskey;
}

/** Whether the estate may remind of what is owed, and the way to have it otherwise. */
function remindersView({ dues_reminders: wanted }: Good<'profile'>['user']): ChoiceView {
  return {
    ...{ name: 'reminders', title: REMINDED.title, line: REMINDED.what[`${wanted}`] },
    badge: { text: REMINDED.badge[`${wanted}`], tone: wanted ? 'success' : 'info' },
    action: { label: REMINDED.change[`${!wanted}`], open: 'set-reminders', values: { wanted: String(!wanted) } },
  };
}

/** Whether what the estate announces comes by mail, and the way to have it otherwise. */
function announcementsView({ announcement_mails: wanted }: Good<'profile'>['user']): ChoiceView {
  const { title, what, badge, change } = ANNOUNCEMENT_MAILS;
  return {
    ...{ name: 'announcements', title, line: what[`${wanted}`] },
    badge: { text: badge[`${wanted}`], tone: wanted ? 'success' : 'info' },
    action: { label: change[`${!wanted}`], open: 'set-announcement-mails', values: { wanted: String(!wanted) } },
  };
}

/** Whether sentences that were not understood are kept, and the way to have it otherwise. */
function learningView({ helps_learning: helps, learning_days: days }: Good<'profile'>['user']): ChoiceView {
  const { title, badge, what, change } = LEARNING_SENTENCES;
  return {
    name: 'learning',
    title,
    badge: { text: badge[`${helps}`], tone: helps ? 'success' : 'info' },
    line: what(days),
    action: { label: change[`${!helps}`], open: 'set-learning', values: { agreed: String(!helps) } },
  };
}

/** All that is kept of the person as a file, and the end of the account. */
function ownDataViews(): readonly ChoiceView[] {
  return [
    {
      ...{ name: 'own-data', title: OWN_DATA.card.title, line: OWN_DATA.card.line },
      badge: { text: OWN_DATA.card.badge, tone: 'info' },
      action: { label: OWN_DATA.title, open: 'export-own-data' },
    },
    {
      ...{ name: 'deletion', title: DELETION.card.title, line: DELETION.card.line(GRACE_DAYS) },
      badge: { text: DELETION.card.badge, tone: 'warning' },
      action: { label: DELETION.title, open: 'delete-account' },
    },
  ];
}
