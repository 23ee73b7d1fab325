import { ADMINISTRATION_SENTENCES } from '#catalogues/administration-sentences.ts';
import { RESIDENT_PAGE, TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { AUDIT_PATH } from '#machines/assistant/look-ups/deeds.ts';
import { RESIDENTS_PATH } from '#machines/assistant/look-ups/people.ts';
import { plain } from '../../lines.ts';
import type { LookUp } from '../../look-ups/look-up.ts';
import { signInForThat } from '../sign-in-first.ts';
import { TALK } from '../small-talk.ts';
import { type Scene, type Turn, turn } from '../turn.ts';

/** What an administrator asks beside the flow: who lives here, who somebody is, what was changed. */
export function aboutEstate(scene: Scene): Turn | null {
  const asked = questionIn(scene);
  if (asked === null) return null;
  const { role } = scene.session;
  if (role === null) return signInForThat(scene);
  if (role !== 'service-admin') return turn({ lines: [plain(TALK.wrongRole)], askAgain: true });
  return lookUp(asked);
}

function questionIn({ sense, session }: Scene): LookUp | null {
  const { intent, slots, besides } = sense;
  // Of anybody else such a sentence is about something else.
  const changes = session.role === 'service-admin' && intent !== 'answer' && intent !== 'correct' && besides?.changes;
  if (changes) return { what: 'audit', asked: changes };
  if (intent === 'residents') return { what: 'residents', asked: { list: String(slots.list ?? 'total') } };
  // Whoever names nobody is asked whom to find.
  const term = slots.meterNumber ?? slots.name;
  return intent === 'find-resident' && term !== undefined ? { what: 'resident', term: String(term) } : null;
}

const ROWS: Readonly<Record<string, { readonly what: 'residents' | 'audit'; readonly rows: number }>> = {
  [RESIDENTS_PATH]: { what: 'residents', rows: RESIDENT_PAGE.rows },
  [AUDIT_PATH]: { what: 'audit', rows: TRANSACTION_PAGE.rows },
};

/** The next page of the residents or of the log that stand there, or the one before; null for any other list. */
export function leafOf(listed: NonNullable<Scene['listed']>, way: 'next' | 'previous'): Turn | null {
  const list = ROWS[listed.path];
  if (!list) return null;
  const skip = Number(listed.query.skip ?? 0) + (way === 'next' ? list.rows : -list.rows);
  if (skip < 0) return turn({ lines: [plain(ADMINISTRATION_SENTENCES.firstAlready)], askAgain: true });
  const { page: _, ...asked } = listed.query;
  return lookUp({ what: list.what, asked: { ...asked, skip: String(skip) } });
}

const lookUp = (up: LookUp): Turn => turn({ effects: [{ do: 'look-up', up }] });
