import type { IntentName } from '#catalogues/intents/index.ts';
import { administers } from '#catalogues/roles.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { DEBTORS } from '#catalogues/sentences/estate/debtors.ts';
import { wordsIn } from '#machines/talk/reading/said.ts';
import { plain } from '../../lines.ts';
import type { Query } from '../../queries/queries.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { type Turn, toAsk, turn } from '../turn.ts';
import { SAYS } from '../words.ts';
import { debtorsIn } from './debtors.ts';

/** What an administrator asks beside the flow: who lives here, who somebody is, what was changed, what was uploaded. */
export function aboutEstate(scene: Scene): Turn | null {
  const barred = barredIn(scene);
  if (barred !== null) return turn({ lines: [plain(barred)], askAgain: true });
  const asked = questionIn(scene);
  if (asked === null) return null;
  const { role } = scene.session;
  if (role === null) return signInForThat(scene);
  if (role !== 'service-admin' && !(role === 'netplus-admin' && asked.kind === 'list' && asked.name === 'audit-log'))
    return turn({ lines: [plain(TALK.wrongRole)], askAgain: true });
  const begun = toAsk(asked);
  // Who owes stands with its day in the list; days that were named, and the longest, choose nothing of it.
  if (asked.kind !== 'list' || asked.name !== 'debtors') return begun;
  // Of a part of those who owe the others may owe as well.
  const isPaidUp = (scene.sense.modifiers?.paidUp ?? false) && Object.keys(asked.asked).length === 0;
  const told = [...(isDated(scene) ? [DEBTORS.sinceWhen] : []), ...(isPaidUp ? [DEBTORS.othersOweNothing] : [])];
  return { ...begun, lines: told.map(plain) };
}

/** Why an administrator has none of what is asked: it is of another estate, or of all residents at once. */
function barredIn({ sense: { intent, modifiers }, session: { role, estate } }: Scene): string | null {
  if (role !== 'service-admin' || intent === 'answer' || intent === 'correct') return null;
  const named = modifiers?.estateNamed;
  if (named !== undefined && estate !== null && !isSame(named, estate))
    return ADMINISTRATION_SENTENCES.ownEstateOnly(estate);
  const sets = intent === 'update-payment' || intent === 'set-occupancy';
  return sets && modifiers?.everybody ? ADMINISTRATION_SENTENCES.oneAtATime : null;
}

/** 'The Palm Court', 'palm court estate'. */
function isSame(named: string, own: string): boolean {
  const bare = (name: string) =>
    wordsIn(name)
      .words.filter((word) => !SAYS.ofEstate.is(word))
      .join('');
  return bare(named).includes(bare(own)) || bare(own).includes(bare(named));
}

const isDated = ({ sense: { modifiers, slots } }: Scene): boolean =>
  modifiers?.otherAge === true ||
  (slots.since === undefined &&
    (modifiers?.past?.narrow?.from !== undefined || modifiers?.past?.narrow?.to !== undefined));

/** What a month would charge, where one is asked about; else the runs. */
const previewIn = ({ month, service }: Scene['sense']['slots']): Readonly<Record<string, string>> =>
  month === undefined
    ? {}
    : { of: 'lines', month: String(month), ...(service !== undefined && { called: String(service) }) };

/** What a sentence may be taken for that speaks of reminders which were sent. */
const SEES_REMINDERS: ReadonlySet<string> = new Set<IntentName>([
  ...(['none', 'history', 'balance', 'residents', 'find-resident', 'remind-debtors', 'charges'] as const),
]);

function questionIn(scene: Scene): Query | null {
  const { sense, session, text } = scene;
  const { intent, slots, modifiers } = sense;
  const wantsFile = modifiers?.past?.file === true || modifiers?.file !== undefined;
  // Of anybody else such a sentence is about something else.
  const keepsLog = administers(session.role);
  const changes = keepsLog && intent !== 'answer' && intent !== 'correct' && modifiers?.changes;
  if (changes) return { kind: 'list', name: 'audit-log', asked: changes };
  if (session.role === 'service-admin' && SEES_REMINDERS.has(intent) && modifiers?.remindersSent)
    return { kind: 'list', name: 'debtors', asked: { of: 'runs' } };
  if (intent === 'residents')
    return { kind: 'list', name: 'residents', asked: { list: String(slots.list ?? 'total') }, file: wantsFile };
  if (intent === 'charges' || intent === 'charges-back')
    return { kind: 'list', name: 'charges', asked: previewIn(slots) };
  if (intent === 'arrears-policy') return { kind: 'list', name: 'arrears', asked: {} };
  if (intent === 'uploaded-meters')
    return { kind: 'list', name: SAYS.levies.isIn(wordsIn(text)) ? 'uploaded-levies' : 'uploaded-meters', asked: {} };
  // An administrator has no meter to owe anything for.
  const ofOthers = session.role === 'service-admin' && intent === 'balance' && !SAYS.ownDebt.isIn(wordsIn(text));
  if (ofOthers && modifiers?.whom !== undefined) return { kind: 'owed-by', whom: modifiers.whom };
  if (ofOthers) return { kind: 'list', name: 'debtors', asked: debtorsIn(slots), file: wantsFile };
  // Whoever names nobody is asked whom to find.
  const term =
    intent === 'find-resident' ? (slots.meterNumber ?? modifiers?.email ?? slots.name ?? modifiers?.whom) : undefined;
  const verifying = modifiers?.verifying ?? false;
  return term === undefined ? null : { kind: 'resident', term: String(term), verifying };
}
