import type { Role } from '#catalogues/roles.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import type { TablePage } from '#machines/kit/view.ts';
import { plain } from '../../lines.ts';
import { platformListAt } from '../../queries/platform/platform-lists.ts';
import { PLATFORM_TALK } from '../../queries/platform/platform-talk.ts';
import type { Query } from '../../queries/queries.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { type Turn, toAsk, turn } from '../turn.ts';

type Asked = Readonly<Record<string, string>>;

/** What is looked up for each question of a platform administrator. */
const QUESTIONS: Readonly<Record<string, (asked: Asked, file: boolean) => Query>> = {
  estates: (asked) => ({ kind: 'listed', of: 'estates', asked }),
  services: ({ estate }) => ({ kind: 'listed', of: 'services', asked: estate === undefined ? {} : { name: estate } }),
  'provider-fees': () => ({ kind: 'listed', of: 'provider-fees', asked: {} }),
  'pending-topups': (asked) => ({ kind: 'listed', of: 'pending', asked }),
  requests: ({ list }) => ({ kind: 'listed', of: 'requests', asked: list === undefined ? {} : { state: list } }),
  reconcile: (asked) => ({ kind: 'listed', of: 'reconciliation', asked }),
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
    return turn({ lines: [plain(PLATFORM_TALK.adminsAsk)], suggestions: [WRITE], askAgain: true });
  const question = QUESTIONS[sense.intent];
  // An administrator of an estate finds its residents.
  if (!question || (sense.intent === 'find-resident' && role !== 'netplus-admin')) return null;
  if (role === null) return signInForThat(scene);
  const query = question(asText(sense.slots), sense.modifiers?.past?.file ?? false);
  const also = ALSO[query.kind === 'listed' ? query.of : query.kind] ?? [];
  if (role === 'netplus-admin' || also.includes(role)) return toAsk(query);
  return turn({ lines: [plain(TALK.wrongRole)], askAgain: true });
}

const WRITE = { label: 'Write to support', say: 'write to support' };

const paymentsOf = (resident: string | undefined, asked: Asked): Query => ({
  kind: 'listed',
  of: 'resident-payments',
  asked: { ...asked, ...(resident !== undefined && { resident }) },
});

/** The next page of a list of the platform that stands there, or the one before; null for any other list. */
export function platformLeaf(listed: TablePage, way: 'next' | 'previous'): Turn | null {
  const of = platformListAt(listed);
  if (!of) return null;
  const page = Number(listed.query.page ?? 1) + (way === 'next' ? 1 : -1);
  if (page < 1) return turn({ lines: [plain(ADMINISTRATION_SENTENCES.firstAlready)], askAgain: true });
  return toAsk({ kind: 'listed', of, asked: { ...listed.query, page: String(page) } });
}

const asText = (slots: Scene['sense']['slots']): Asked =>
  Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, String(value)]));
