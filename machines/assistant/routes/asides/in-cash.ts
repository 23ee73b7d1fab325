import type { IntentName } from '#catalogues/intents/index.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { type Turn, toAsk, turn } from '../turn.ts';

/** What a sentence may mean that asks after what was paid in cash; whatever else names it does something with it. */
const ASKING: ReadonlySet<IntentName> = new Set<IntentName>([
  'none',
  'history',
  'receipt',
  'resend-token',
  'find-payment',
  'find-resident',
  'resident-payments',
]);

/**
 * A receipt for cash, named by its number or asked for as one: whoever paid is handed theirs, and who administers is shown the payment that is
 * named, or where all of them are.
 */
export function aboutCash(scene: Scene): Turn | null {
  const { intent, modifiers } = scene.sense;
  const { cash, cashes, cashBears, count, order } = modifiers?.past ?? {};
  const isOwn = scene.session.role === 'service-user' || scene.session.role === 'service-owner';
  if (isOwn && typeof cash === 'number' && modifiers?.cashBack)
    return turn({ lines: [plain(CASH.own.ofOffice(CASH.receiptOf(cash)))], askAgain: true });
  if (cashes !== undefined && order === undefined && ASKING.has(intent)) return severalOf(scene, cashes);
  if (cash === undefined || order !== undefined || !ASKING.has(intent)) return null;
  const { role } = scene.session;
  if (role === null) return signInForThat(scene);
  const number = cash === true ? null : cash;
  if (isOwn) return toAsk({ kind: 'cash-receipt', number, last: count === 1, bears: cashBears ?? {} });
  const sought = number === null ? null : CASH.receiptOf(number);
  if (role === 'netplus-admin') return sought === null ? null : shown(sought);
  if (sought === null)
    return intent === 'receipt' ? toAsk({ kind: 'list', name: 'books', asked: { of: 'cash' } }) : null;
  return intent === 'receipt' ? toAsk({ kind: 'cash-receipt', number, last: false, bears: {} }) : shown(sought);
}

/** Of several each is asked for by itself. */
function severalOf(scene: Scene, numbers: readonly number[]): Turn {
  if (scene.session.role === null) return signInForThat(scene);
  const suggestions = numbers.map(CASH.receiptOf).map((name) => ({ label: name, say: CASH.own.say(name) }));
  return turn({ lines: [plain(CASH.own.oneEach)], suggestions, askAgain: true });
}

/** The payment that is named, as a search for it shows it. */
export const shown = (sought: string): Turn =>
  toAsk({ kind: 'list', name: 'found-payments', asked: { by: 'reference', sought } });
