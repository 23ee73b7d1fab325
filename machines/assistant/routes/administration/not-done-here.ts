import type { Role } from '#catalogues/roles.ts';
import { CANNOT } from '#catalogues/sentences/conversation/cannot.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import type { Cannot } from '#machines/talk/context.ts';
import { aside, plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import type { Suggestion } from '../../suggestion.ts';
import { type Turn, turn } from '../turn.ts';

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
  uploadedPayments: {
    roles: ['service-admin'],
    offers: [
      { label: 'Who owes?', say: 'who owes' },
      { label: 'What changed today?', say: 'what changed today' },
    ],
  },
};

/** What an administrator asks for that is not done by saying it is said so: nothing like it is done or shown instead. */
export function cannotBeDone({ sense, session, view }: Scene): Turn | null {
  const wanted = sense.modifiers?.cannot;
  const writes = view?.fields.some(({ name, kind }) => name === view.next && kind === 'area') ?? false;
  if (wanted === undefined || writes || session.role === null || !INSTEAD[wanted].roles.includes(session.role))
    return null;
  const line = view ? aside(CANNOT[wanted]) : plain(CANNOT[wanted]);
  return turn({ lines: [line], suggestions: INSTEAD[wanted].offers, askAgain: true });
}

/** A day that no calendar has is said so: nothing is done on another, and its figures are no sum. */
export function noSuchDay({ sense, view }: Scene): Turn | null {
  const day = sense.modifiers?.noDay;
  const writes = view?.fields.some(({ name, kind }) => name === view.next && kind === 'area') ?? false;
  if (day === undefined || writes) return null;
  const line = TALK.noSuchDay(day);
  return turn({ lines: [view ? aside(line) : plain(line)], askAgain: true });
}

/** What is to be done to several residents at once is done to none: each change is read back by itself. */
export function oneAtATime({ sense, session, view }: Scene): Turn | null {
  const { people } = sense.modifiers ?? {};
  if (people === undefined || session.role !== 'service-admin') return null;
  const line = ADMINISTRATION_SENTENCES.oneEach(people);
  return turn({ lines: [view ? aside(line) : plain(line)], askAgain: true });
}
