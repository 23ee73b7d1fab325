import type { Role } from '#catalogues/roles.ts';
import { CANNOT } from '#catalogues/sentences/conversation/cannot.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { ARREARS } from '#catalogues/sentences/estate/arrears.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { TITLES as ESTATE_TITLES } from '#catalogues/sentences/estate/titles.ts';
import { VERIFYING } from '#catalogues/sentences/estate/verifying.ts';
import type { View } from '#machines/kit/view.ts';
import type { Cannot } from '#machines/talk/besides.ts';
import { aside, plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import type { Suggestion } from '../../suggestion.ts';
import { shown } from '../asides/in-cash.ts';
import { saidBeside, type Turn, toAsk, turn } from '../turn.ts';

/** Whose question it is, and what is done here instead. */
interface Instead {
  readonly roles: readonly Role[];
  readonly offers: readonly Suggestion[];
}

const SEES = { label: 'Administrators', say: 'who administers the estate' } as const;
const INVITES = {
  label: 'Invite an administrator',
  say: 'invite an administrator',
  starts: { flow: 'invite-administrator', values: {} },
} as const;

const INSTEAD: Readonly<Record<Cannot, Instead>> = {
  removeAdministrator: { roles: ['service-admin', 'netplus-admin'], offers: [SEES] },
  addAdministrator: { roles: ['service-admin'], offers: [INVITES, SEES] },
  blocksHouse: {
    roles: ['service-admin'],
    offers: [
      { label: ESTATE_TITLES.arrears, say: ESTATE_TITLES.sayArrears },
      { label: 'Who owes?', say: 'who owes' },
    ],
  },
  someReminders: {
    roles: ['service-admin'],
    offers: [
      { label: ESTATE_TITLES.stopReminders, say: ESTATE_TITLES.sayStopReminders },
      { label: ESTATE_TITLES.resumeReminders, say: ESTATE_TITLES.sayResumeReminders },
    ],
  },
  uploadedPayments: {
    roles: ['service-admin'],
    offers: [
      { label: 'Who owes?', say: 'who owes' },
      { label: 'What changed today?', say: 'what changed today' },
    ],
  },
};

/** What an administrator asks for that is not done by saying it is said so: nothing like it is done or shown instead. */
export function cannotBeDone(scene: Scene): Turn | null {
  const { sense, session, view } = scene;
  const wanted = sense.modifiers?.cannot;
  if (wanted === undefined || isWriting(view) || session.role === null || !INSTEAD[wanted].roles.includes(session.role))
    return null;
  return saidBeside(scene, CANNOT[wanted], INSTEAD[wanted].offers);
}

/** An exception is ended in its row of the page: the houses that have one are told, and that. Whoever is about to except one leaves that. */
export function aboutExceptions({ sense, session, view }: Scene): Turn | null {
  const { exceptions } = sense.modifiers ?? {};
  if (exceptions === undefined || session.role !== 'service-admin') return null;
  if (isWriting(view) || (exceptions === 'end' && view?.flow === 'except-meter')) return null;
  const told = toAsk({ kind: 'list', name: 'arrears', asked: { standing: 'excepted' } });
  return exceptions === 'end' ? { ...told, lines: [(view ? aside : plain)(ARREARS.list.endsInRow)] } : told;
}

/** A payment in cash is taken back in its row: those that are written down are told, and that. */
export function aboutCashBack({ sense, session, view }: Scene): Turn | null {
  if (!sense.modifiers?.cashBack || session.role !== 'service-admin' || isWriting(view)) return null;
  const line = (view ? aside : plain)(CASH.back.inRow);
  const { cash } = sense.modifiers.past ?? {};
  if (typeof cash === 'number') return { ...shown(CASH.receiptOf(cash)), lines: [line] };
  return { ...toAsk({ kind: 'list', name: 'books', asked: { of: 'cash' } }), lines: [line] };
}

/** True where what is said is a text of somebody's own. */
const isWriting = (view: View | null): boolean =>
  view?.fields.some(({ name, kind }) => name === view.next && kind === 'area') ?? false;

/** What charges some alone: a charge of its own, or whom a month is for from now on. */
const CHARGING_SOME: readonly Suggestion[] = [
  { label: CHARGES.form.title, say: CHARGES.form.title, starts: { flow: 'charge-estate', values: {} } },
  { label: CHARGES.rule.title, say: CHARGES.rule.title, starts: { flow: 'charging-rule', values: {} } },
];

/** A month that is to leave somebody out charges nobody: whom it is for says its rule. */
export function monthOfSome({ sense, session }: Scene): Turn | null {
  if (!sense.modifiers?.chargesSome || session.role !== 'service-admin') return null;
  return turn({ lines: [plain(CHARGES.form.monthOfAll)], suggestions: CHARGING_SOME, askAgain: true });
}

/** A day that no calendar has is said so: nothing is done on another, and its figures are no sum. */
export function noSuchDay({ sense, view }: Scene): Turn | null {
  const day = sense.modifiers?.noDay;
  if (day === undefined || isWriting(view)) return null;
  return saidBeside({ view }, TALK.noSuchDay(day));
}

/** What is to be done to several residents at once is done to none: each change is read back by itself. */
export function oneAtATime({ sense, session, view }: Scene): Turn | null {
  const { people } = sense.modifiers ?? {};
  if (people === undefined || session.role !== 'service-admin') return null;
  return saidBeside({ view }, ADMINISTRATION_SENTENCES.oneEach(people));
}

/** Who may wait is let in or refused by a sentence that says that alone. What answers an open question is that. */
export function unsureWhoWaits({ sense, session, view }: Scene): Turn | null {
  if (!sense.modifiers?.unsureWhoWaits || session.role !== 'service-admin') return null;
  if (view !== null && view.outcome === null && view.next !== null) return null;
  return turn({ lines: [(view ? aside : plain)(VERIFYING.unsure)], askAgain: true });
}
