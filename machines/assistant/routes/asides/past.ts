import { INTENTS, type IntentName } from '#catalogues/intents/index.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { administers } from '#catalogues/roles.ts';
import type { ListName } from '#catalogues/routes/route.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { cashNumberOf } from '#machines/kit/reading/cash-number.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import type { TablePage } from '#machines/kit/view.ts';
import { HISTORY_PATH, tableAddress } from '#machines/pages/history/address.ts';
import type { Slots } from '#machines/talk/context.ts';
import { keptUp } from '../../kept-up.ts';
import { plain } from '../../lines.ts';
import { listAt } from '../../queries/lists.ts';
import { kindsOf, TOKENS } from '../../queries/payments/kinds-of.ts';
import type { WhichPayment } from '../../queries/payments/purchase.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import type { Message } from '../../transcript.ts';
import { fromDebtors } from '../administration/debtors.ts';
import { statementFile } from '../administration/statement-of-account.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { heldBy, type Turn, toAsk, turn } from '../turn.ts';

const listsIn = keptUp(({ table }: Message) =>
  table?.page === undefined ? undefined : { ...table, page: table.page },
);

/** What the list asked that was told last: right before this sentence, or at any time while nothing else is open. */
export function listedBefore(
  messages: readonly Message[],
  { shown, view }: { readonly shown: boolean; readonly view: Scene['view'] },
): Scene['listed'] {
  const last = listsIn(messages).at(-1);
  if (last === undefined) return null;
  const { at, found: table } = last;
  const open = view !== null && view.outcome === null;
  const just = saidSince(messages, at) <= (shown ? 1 : 0);
  return open && !just ? null : { ...table.page, just, orders: ordersIn(table) };
}

/** How many sentences of the person stand behind a turn; 2 is as good as any more. */
function saidSince(messages: readonly Message[], at: number): number {
  let said = 0;
  for (let next = at + 1; next < messages.length && said < 2; next++) if (messages[next]?.from === 'person') said += 1;
  return said;
}

/** The orders that a table names, row by row. */
function ordersIn({ columns, rows }: NonNullable<Message['table']>): readonly string[] {
  const at = columns.findIndex(({ kind }) => kind === 'order');
  return at < 0 ? [] : rows.map((row) => row[at] ?? '');
}

/** 'The second one', right behind a list of payments: that payment is told. */
function inList({ listed, sense: { intent, modifiers }, session }: Scene): Turn | null {
  const place = modifiers?.place;
  if (listed?.just !== true || place === undefined || intent === 'answer' || intent === 'correct') return null;
  if (listed.orders.length === 0) return null;
  const orderId = listed.orders.at(place - 1);
  if (orderId === undefined) return turn({ lines: [plain(PAST_SENTENCES.notSoMany(listed.orders.length))] });
  const inCash = cashNumberOf(orderId);
  if (inCash !== null) return toAsk({ kind: 'cash-receipt', number: inCash, last: false, bears: {} });
  const own = session.role === 'service-user' || session.role === 'service-owner';
  if (!own) return toAsk({ kind: 'payment', orderId });
  return toAsk({ kind: 'receipt', which: { orderId, kinds: [] }, token: false, mail: false });
}

/** What goes on from the list that stands there: its next page, another order, only some of it, the page of the portal. */
export function fromList(scene: Scene): Turn | null {
  const { listed, sense } = scene;
  const { past } = sense.modifiers ?? {};
  if (listed === null) return null;
  const named = inList(scene);
  if (named) return named;
  const { path, query } = listed;
  // The platform's are a list like any other; one's own and an estate's are counted by rows, too.
  const ofPayments = path === HISTORY_PATH && scene.session.role !== 'netplus-admin';
  if (sense.intent === 'as-table') return turn({ page: tableAddress(listed), lines: [plain(PAST_SENTENCES.toTable)] });
  const file = fileOf(scene, listed);
  if (file) return file;
  const ofDebtors = fromDebtors(scene);
  if (ofDebtors) return ofDebtors;
  if (past?.file && listed.just && listAt(listed) === 'residents' && sense.intent !== 'history')
    return toAsk({ kind: 'list', name: 'residents', asked: query, file: true });
  if (past?.leaf) return ofPayments ? leafOfPayments(query, past.leaf) : leafOf(listed, past.leaf);
  // 'Only power' is less of the list; it would be a wish to buy where nothing stands there.
  const less = past?.only === true && sense.slots.amount === undefined;
  const isFile = past?.file === true || (listed.just && sense.modifiers?.file?.alone === true);
  const wanted = past?.file === true && listed.just && OF_FILES.has(sense.intent);
  if (path !== HISTORY_PATH || (sense.intent !== 'none' && sense.intent !== 'answer' && !less && !wanted)) return null;
  if (isFile) {
    // The history of one resident is handed out by its page.
    if (query.resident !== undefined)
      return turn({ page: tableAddress(listed), lines: [plain(PAST_SENTENCES.toTable)] });
    return toAsk({ kind: 'export', asked: { ...query, ...asText(past?.narrow) } });
  }
  // What names something of its own asks for that.
  if (past?.narrow && !past.besides && (sense.intent === 'none' || less)) {
    const { skip: _, count: __, page: ___, ...kept } = query;
    const asked = { ...kept, ...asText(past.narrow) };
    return toAsk(ofPayments ? { kind: 'history', asked } : { kind: 'list', name: 'history', asked });
  }
  return null;
}

/** 'Download it', 'as pdf', right behind a list that a file is made of. */
function fileOf({ sense }: Scene, listed: NonNullable<Scene['listed']>): Turn | null {
  const file = sense.modifiers?.file;
  const name = listAt(listed);
  if (!file?.alone || !listed.just || name === null) return null;
  if (name === 'meter-statement') return statementFile(listed.query, file);
  if (!AS_CSV.has(name)) return null;
  const asked = toAsk({ kind: 'list', name, asked: listed.query, file: true });
  return file.as === 'pdf' ? { ...asked, lines: [plain(PAST_SENTENCES.onlyCsv)] } : asked;
}

/** Lists whose file is a CSV, whatever it is called. */
const AS_CSV: ReadonlySet<string> = new Set<ListName>(['debtors', 'residents', 'statements']);

/** What 'as csv' is taken for where nobody says what becomes of the file: behind a list it is the list's. */
const OF_FILES: ReadonlySet<string> = new Set<IntentName>(['upload-payments', 'upload-meters', 'upload-dev-levy']);

/** 'Buy power again', 'the same as last time': what was paid for last is begun once more. */
export function sameOnceMore(scene: Scene): Turn | null {
  const { sense } = scene;
  const { past } = sense.modifiers ?? {};
  if (!past?.same || sense.intent === 'answer' || sense.intent === 'correct') return null;
  const kinds = kindsOf(past.about ?? productIn(sense.intent));
  return own(scene) ?? payAgain(scene, { orderId: past.order ?? null, kinds });
}

/** Questions about payments that were made before. */
export function aboutPast(scene: Scene): Turn | null {
  const { sense } = scene;
  const { past } = sense.modifiers ?? {};
  switch (sense.intent) {
    case 'history': {
      const whom = scene.session.role === 'service-admin' ? sense.modifiers?.whom : undefined;
      const asked = {
        ...(whom !== undefined && { resident: whom }),
        ...asText(sense.slots),
        ...(past?.count && { count: String(past.count) }),
      };
      return ofEstate(scene) ?? excepting(scene, toAsk({ kind: past?.file ? 'export' : 'history', asked }));
    }
    case 'receipt':
    case 'resend-token': {
      const token = sense.intent === 'resend-token';
      const reference = sense.slots.reference;
      const orderId = past?.order ?? (reference === undefined ? null : String(reference).toUpperCase());
      const kinds = token ? TOKENS : kindsOf(past?.about);
      const which = { orderId, kinds };
      return own(scene) ?? excepting(scene, toAsk({ kind: 'receipt', which, token, mail: past?.mail ?? false }));
    }
    case 'none':
      return past?.file ? (ofEstate(scene) ?? toAsk({ kind: 'export', asked: asText(past.narrow) })) : null;
    default:
      return null;
  }
}

/** An answer, with what it does not answer. */
function excepting(scene: Scene, told: Turn): Turn {
  const except = exceptOf(scene);
  return except === null ? told : { ...told, lines: [plain(except)] };
}

/** What of a question for payments is not answered by those that are listed; null where all of it is. */
function exceptOf(scene: Scene): string | null {
  const { modifiers } = scene.sense;
  if (modifiers?.paidBetween) return PAST_SENTENCES.bySum;
  const isOfOthers = modifiers?.past?.byOthers && !administers(scene.session.role);
  return isOfOthers || asksOfAnother(scene) ? PAST_SENTENCES.onlyYours : null;
}

/** Who administers nothing names somebody, or a house, and neither the own meter nor the own address. */
export function asksOfAnother({ sense: { modifiers }, session: { role, meterNumber, email } }: Scene): boolean {
  const whom = modifiers?.whom?.toLowerCase();
  return whom !== undefined && !administers(role) && whom !== meterNumber && whom !== email?.toLowerCase();
}

/** Who is not signed in is asked to, and what they asked for comes after it. */
function own(scene: Scene): Turn | null {
  if (scene.session.role !== null) return null;
  const asked = signInForThat(scene);
  return { ...asked, lines: [...asked.lines, plain(PAST_SENTENCES.withoutAccount)] };
}

/** Payments to an estate are those of its residents and home owners, and its administrators read them (S2 section 2). */
function ofEstate(scene: Scene): Turn | null {
  const { role } = scene.session;
  if (role === 'service-user' || role === 'service-owner' || role === 'service-admin') return null;
  return own(scene) ?? turn({ lines: [plain(TALK.wrongRole)], askAgain: true });
}

/** The next page of a list that stands there, or the one before. */
function leafOf(listed: NonNullable<Scene['listed']>, way: 'next' | 'previous'): Turn | null {
  const name = listAt(listed);
  if (name === null) return null;
  const page = Number(listed.query.page ?? 1) + (way === 'next' ? 1 : -1);
  if (page < 1) return turn({ lines: [plain(ADMINISTRATION_SENTENCES.firstAlready)], askAgain: true });
  return toAsk({ kind: 'list', name, asked: { ...listed.query, page: String(page) } });
}

/** So many payments on, as many as stand there, or so many back. */
function leafOfPayments(listed: TablePage['query'], way: 'next' | 'previous'): Turn {
  const rows = Number(listed.count ?? TRANSACTION_PAGE.rows);
  const skip = Number(listed.skip ?? 0) + (way === 'next' ? rows : -rows);
  if (skip <= -rows) return turn({ lines: [plain(PAST_SENTENCES.beginning)], askAgain: true });
  return toAsk({ kind: 'history', asked: { ...listed, skip: String(Math.max(0, skip)) } });
}

/** Something else that is open waits, and is gone back to afterwards. */
function payAgain({ view, stack, progress }: Scene, which: WhichPayment): Turn {
  const top = stack.at(-1);
  const open = top && view && !view.outcome ? { run: top, view } : null;
  const held = open && heldBy(open.view);
  if (held) return held;
  const isUnanswered = progress !== 'answered';
  return turn({
    lines: open && !isUnanswered ? [plain(TALK.setAside(open.run.title))] : [],
    commands: [
      ...(open && isUnanswered ? [{ do: 'drop', id: open.run.id } as const] : []),
      { do: 'ask', query: { kind: 'again', which } },
    ],
  });
}

const asText = (slots: Slots = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, String(value)]));

/** What a sentence that means to buy is about: 'buy power again'. */
const productIn = (intent: IntentName): string => INTENTS[intent].buys ?? intent;

/** What somebody may mean who asks after a payment; whatever else names an order does something with it. */
const ASKING: readonly string[] = [
  ...[
    'none',
    'history',
    'receipt',
    'resend-token',
    'account-status',
    'resident-payments',
    'find-resident',
    'find-payment',
    'metrics',
  ],
  ...['payment-issues', 'token-issues', 'token-not-received', 'pending-topups', 'balance'],
];

/**
 * A sentence of an administrator that names an order asks how that payment stands, in whatever words: the receipt and the token are its payer's.
 */
export function aboutPayment({ sense, session, text }: Scene): Turn | null {
  if (session.role !== 'service-admin' && session.role !== 'netplus-admin') return null;
  const orderId = orderIdIn(text);
  if (orderId === null || !ASKING.includes(sense.intent)) return null;
  return toAsk({ kind: 'payment', orderId });
}
