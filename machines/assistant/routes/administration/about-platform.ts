import type { Role } from '#catalogues/roles.ts';
import type { ListName } from '#catalogues/routes/route.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { PLATFORM_ASKED } from '#catalogues/sentences/platform/asked.ts';
import { WRITE_TO_SUPPORT } from '../../entry-points.ts';
import { plain } from '../../lines.ts';
import type { Query } from '../../queries/queries.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { type Turn, toAsk, turn } from '../turn.ts';

type Asked = Readonly<Record<string, string>>;

/** What is looked up for each question of a platform administrator. */
const QUESTIONS: Readonly<Record<string, (asked: Asked, file: boolean) => Query>> = {
  estates: (asked) => listOf('estates', asked),
  services: ({ estate }) => listOf('services', estate === undefined ? {} : { name: estate }),
  'provider-fees': () => listOf('provider-fees', {}),
  'pending-topups': (asked) => listOf('pending', asked),
  requests: ({ list }) => listOf('requests', list === undefined ? {} : { state: list }),
  'portal-faults': ({ fault, ...days }) =>
    listOf('faults', { ...days, ...(fault !== undefined && { reference: fault }) }),
  utterances: (asked) => listOf('utterances', asked),
  reconcile: (asked) => listOf('reconciliation', asked),
  'resident-payments': ({ name, email, meterNumber, ...asked }) => paymentsOf(email ?? meterNumber ?? name, asked),
  'find-resident': ({ name, meterNumber }) => paymentsOf(meterNumber ?? name, {}),
  metrics: (asked, file) =>
    Object.keys(asked).length === 0 && !file ? { kind: 'dashboard' } : { kind: 'collected', asked, file },
};

/** Who else may ask one of them: of their own. */
const ALSO: Readonly<Record<string, readonly Role[]>> = {
  requests: ['service-admin'],
  dashboard: ['service-user', 'service-owner', 'service-admin'],
};

/** What a platform administrator asks beside the flow: what there is, what is stuck, what was collected. */
export function aboutPlatform(scene: Scene): Turn | null {
  const { sense, session } = scene;
  const { role } = session;
  const asksForMore = sense.intent === 'request-service' || sense.intent === 'request-estate';
  // Who lives in an estate, or looks for one, asks those who run it.
  if (asksForMore && role !== 'service-admin' && role !== 'netplus-admin')
    return turn({ lines: [plain(PLATFORM_ASKED.adminsAsk)], suggestions: [WRITE_TO_SUPPORT], askAgain: true });
  const question = QUESTIONS[sense.intent];
  // An administrator of an estate finds its residents.
  if (!question || (sense.intent === 'find-resident' && role !== 'netplus-admin')) return null;
  if (role === null) return signInForThat(scene);
  const query = question(asText(sense.slots), sense.modifiers?.past?.file ?? false);
  const also = ALSO[query.kind === 'list' ? query.name : query.kind] ?? [];
  if (role === 'netplus-admin' || also.includes(role)) return toAsk(query);
  return turn({ lines: [plain(TALK.wrongRole)], askAgain: true });
}

/** 'Statement for yesterday', 'what do you owe us': the days of the own estate, or of the platform with its estates and payouts. */
export function aboutStatements({ sense, session }: Scene): Turn | null {
  const { statement } = sense.modifiers ?? {};
  if (statement === undefined || sense.intent === 'answer' || sense.intent === 'correct') return null;
  if (session.role !== 'netplus-admin' && session.role !== 'service-admin') return null;
  if (statement.of === 'paid-us' && session.role === 'netplus-admin') return null;
  // Somebody's, or a house's, is not that of the estate.
  const { name, house } = sense.slots;
  if (sense.intent === 'meter-statement' && (name ?? house) !== undefined) return null;
  const { ofHome, ...asked } = statement;
  // The estate's own statement is no home's: which house it is is looked up (`statement-of-account.ts`), where it was understood.
  if (ofHome && session.role === 'service-admin')
    return sense.intent === 'meter-statement'
      ? null
      : turn({ lines: [plain(ADMINISTRATION_SENTENCES.statementByMeter)], askAgain: true });
  const file = sense.modifiers?.file !== undefined;
  // What is paid out to an estate is what providers paid out to nobody of it.
  const isPaid = asked.of === 'paid-us' || asked.of === 'payouts';
  const of = session.role === 'service-admin' && isPaid ? 'paid-on' : asked.of;
  return toAsk({ kind: 'list', name: 'statements', asked: { ...asked, of }, file });
}

const listOf = (name: ListName, asked: Asked): Query => ({ kind: 'list', name, asked });

const paymentsOf = (resident: string | undefined, asked: Asked): Query =>
  listOf('history', { ...asked, ...(resident !== undefined && { resident }) });

const asText = (slots: Scene['sense']['slots']): Asked =>
  Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, String(value)]));
