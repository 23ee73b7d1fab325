import type { Became } from '#machines/talk/past-said.ts';
import { entryPoint, offerOf } from '../../entry-points.ts';
import { keptUp } from '../../kept-up.ts';
import { kindsOf, TOKENS } from '../../queries/payments/kinds-of.ts';
import type { Bought } from '../../run.ts';
import type { Scene } from '../../scene.ts';
import type { Suggestion } from '../../suggestion.ts';
import type { Message } from '../../transcript.ts';
import { isTroubleshooting } from '../settling.ts';
import { beginFlow } from '../starting/begin.ts';
import { type Turn, toAsk } from '../turn.ts';

type BoughtHere = Scene['bought'][number];

const cardsIn = keptUp(({ card }: Message) => card);

/** The orders of a conversation with the cards on which they were told. */
export function boughtHere(bought: readonly Bought[], messages: readonly Message[]): readonly BoughtHere[] {
  const cards = new Map(cardsIn(messages).map(({ found }) => [found.result.orderId, found]));
  return bought.map((order) => ({ ...order, card: cards.get(order.orderId) ?? null }));
}

/**
 * What was bought in this conversation, asked for again: 'did it go through?', 'send again', a visitor's 'receipt'. The conversation
 * has the key of its own orders, so it may be told here; of any other order the answer goes to the order's own address.
 */
export function aboutBought(scene: Scene): Turn | null {
  const wants = wanted(scene);
  // Who is finding out what is wrong says there what became of it.
  if (wants === null || scene.view?.widget || (scene.view && isTroubleshooting(scene.view))) return null;
  const named = orderNamed(scene);
  const order = named === null ? lastOf(scene.bought, wants) : scene.bought.find(({ orderId }) => orderId === named);
  return order ? tell(scene, order, wants) : boughtElsewhere(scene, wants, named);
}

/** What is asked of an order; null for another sentence. An account has its payments, and is asked about those. */
function wanted({ sense, session, button }: Scene): Became | 'receipt' | null {
  const { intent, slots, modifiers } = sense;
  // 'Did it go through?' at a read-back is no yes to it.
  const agrees = slots.confirm !== undefined || intent === 'yes' || intent === 'no';
  if (((intent === 'answer' || intent === 'correct') && !agrees) || button?.starts) return null;
  const { became, order, mail, cash } = modifiers?.past ?? {};
  // What an estate was paid in cash was not bought here.
  if (cash !== undefined) return null;
  const plain = intent === 'none' || agrees;
  if (plain && became) return became;
  if (session.role !== null) return null;
  if (became && (intent === 'buy-power' || intent === 'resend-token')) return became;
  if (intent === 'receipt') return mail ? 'sent' : 'receipt';
  if (intent === 'resend-token') return 'token';
  if (intent === 'history' || (plain && order !== undefined)) return 'status';
  return ASKS_AFTER.has(intent) && (modifiers?.symptom === undefined || became) ? 'status' : null;
}

/** Where it is looked what became of a payment: what was bought here is known already. */
const ASKS_AFTER: ReadonlySet<string> = new Set(['payment-issues', 'token-not-received']);

function orderNamed({ sense }: Scene): string | null {
  const named = sense.modifiers?.past?.order ?? sense.slots.reference;
  return named === undefined ? null : String(named).toUpperCase();
}

/** Flows that bring a token. */
const BRING_TOKENS: ReadonlySet<string> = new Set(['buy-power', 'public-power', 'bill-wizard']);

/** A token is that of the last power, a receipt that of the last that was delivered. */
function lastOf(bought: Scene['bought'], wants: Became | 'receipt'): BoughtHere | undefined {
  if (wants === 'token') return bought.findLast(({ flow }) => BRING_TOKENS.has(flow));
  if (wants === 'status') return bought.at(-1);
  return bought.findLast(({ card }) => card !== null) ?? bought.at(-1);
}

function tell({ bought, sense }: Scene, order: BoughtHere, wants: Became | 'receipt'): Turn {
  const { orderId, key, card } = order;
  const others = bought.filter((one) => one !== order).map((one) => one.orderId);
  const goesOn = ASKS_AFTER.has(sense.intent) ? entryPoint(sense.intent) : undefined;
  const suggestions = [...(goesOn ? [offerOf(goesOn)] : []), ...others.slice(-MOST_OTHERS).reverse().map(statusButton)];
  return toAsk({ kind: 'bought', orderId, key, card, wants, suggestions });
}

const MOST_OTHERS = 3;
const statusButton = (orderId: string): Suggestion => ({ label: orderId, say: `status of ${orderId}` });

/** Nothing of it is known here: an account has its own payments, and of any other order its own address is told. */
function boughtElsewhere(scene: Scene, wants: Became | 'receipt', named: string | null): Turn | null {
  const { session, sense } = scene;
  const own = session.role === 'service-user' || session.role === 'service-owner';
  if (session.role !== null && !own) return null;
  if (own && wants !== 'status') {
    const which = { orderId: named, kinds: wants === 'token' ? TOKENS : kindsOf(sense.modifiers?.past?.about) };
    const query = { kind: 'receipt', which, token: wants === 'token', mail: wants === 'sent' } as const;
    return toAsk(query);
  }
  if (!own && named !== null) return toAsk({ kind: 'asked-after', reference: named });
  const asks = entryPoint('payment-issues');
  const values = { ...(named !== null && { reference: named }) };
  return asks && sense.intent === 'none' && wants === 'status'
    ? beginFlow(scene, asks, { flow: asks.flow, values })
    : null;
}
