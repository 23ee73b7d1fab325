import type { IntentName } from '#catalogues/intents/index.ts';
import { allows } from '#catalogues/roles.ts';
import { REMINDERS } from '#catalogues/sentences/estate/reminders.ts';
import type { TablePage } from '#machines/kit/view.ts';
import { remindedOf } from '#machines/pages/debtors.ts';
import { spanIn, spanText } from '#machines/pages/owed-span.ts';
import type { Slots } from '#machines/talk/context.ts';
import { entryPoint } from '../../entry-points.ts';
import { plain } from '../../lines.ts';
import { listAt } from '../../queries/lists.ts';
import type { Scene } from '../../scene.ts';
import { beginFlow } from '../starting/begin.ts';
import { type Turn, toAsk } from '../turn.ts';

/** Which debtors are meant, as sentences say it. */
type DebtorsSaid = Partial<Record<'service' | 'over' | 'least' | 'most' | 'since', Slots[string] | undefined>>;

/** Which debtors a sentence asks for, as the address of their page has it. */
export function debtorsIn({ service, over, least, most, since }: DebtorsSaid): Readonly<Record<string, string>> {
  const [from, to] = [least, most].map((naira) => (naira === undefined ? undefined : Number(naira)));
  const sum = spanText({ least: from, most: to });
  return {
    ...(service !== undefined && { debt: String(service) }),
    ...(since !== undefined && { over: String(since) }),
    ...(over !== undefined && { over: String(over) }),
    ...(sum !== '' && { sum }),
  };
}

/** What goes on from a list of those who owe that has just been told: a reminder of them, some of them alone, their file. */
export function fromDebtors(scene: Scene): Turn | null {
  const { listed, sense } = scene;
  if (!listed?.just || listAt(listed) !== 'debtors' || listed.query.of === 'runs') return null;
  const { remindsThese, debts, past } = sense.modifiers ?? {};
  if (remindsThese) return remindThese(scene, listed.query);
  if (debts !== undefined && NARROWS.has(sense.intent))
    return toAsk({ kind: 'list', name: 'debtors', asked: narrowed(listed.query, debts) });
  return past?.file && sense.intent !== 'history'
    ? toAsk({ kind: 'list', name: 'debtors', asked: narrowed(listed.query, sense.slots), file: true })
    : null;
}

/** What a sentence that says which of them are wanted may be taken for; whatever else it is, is done. */
const NARROWS: ReadonlySet<string> = new Set<IntentName>(['none', 'balance', 'remind-debtors']);

/** The address of the list with what is said of it besides, from its first page: another end of a sum joins the one before. */
function narrowed({ page: _, ...query }: TablePage['query'], { service, over, least, most, since }: Slots) {
  const before = spanIn(query.sum ?? '');
  const said = {
    ...(least !== undefined && { least: Number(least) }),
    ...(most !== undefined && { most: Number(most) }),
  };
  const joined = { ...before, ...said };
  const isTurned = (joined.least ?? 0) > (joined.most ?? Number.POSITIVE_INFINITY);
  return { ...query, ...debtorsIn({ service, over, since, ...(isTurned ? said : joined) }) };
}

/** Whoever owes so long and so much as those in the list is reminded, of all that they owe; before a yes it is said who that is. */
function remindThese(scene: Scene, chosen: TablePage['query']): Turn | null {
  const one = entryPoint('remind-debtors');
  if (one === undefined || !allows(one.access, scene.session.role)) return null;
  const { over } = scene.sense.slots;
  const values = { ...remindedOf(chosen), ...(over !== undefined && over !== 'any' && { over: String(over) }) };
  const begun = beginFlow(scene, one, { flow: one.flow, values });
  const isExcepting = scene.sense.modifiers?.excepting;
  return isExcepting ? { ...begun, lines: [...begun.lines, plain(REMINDERS.nobodyExcepted)] } : begun;
}
