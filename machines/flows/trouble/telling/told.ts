import { koboOf } from '#catalogues/money.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import type { Row, Say, Tone } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import {
  type Checked,
  type Found,
  type Stage,
  stageOf,
  stageOfOrder,
  symptomOf,
  type Trouble,
  type TroubleContext,
} from '../context.ts';
import { cardOf } from '../lookup/card.ts';
import { NONE } from '../lookup/reference.ts';
import { adviceOf } from './advice.ts';

const TONES: Readonly<Record<Stage, Tone>> = {
  delivered: 'success',
  waiting: 'warning',
  returned: 'warning',
  unpaid: 'info',
};

/** How what was found stands, in sentences; an order with its card. */
export function toldOf(trouble: Trouble, context: TroubleContext): readonly Say[] {
  const { found } = context;
  if (found === null || found.kind === 'nothing') return [];
  if (found.kind === 'mailed') return [{ tone: 'info', text: found.says }];
  if (found.kind === 'meter') return [{ tone: found.known ? 'success' : 'warning', text: meterWords(found) }];
  const twice = symptomOf(trouble, context)?.twins === true;
  const all = twice ? [found.order, ...found.twins] : [found.order];
  return [
    ...(twice ? [{ tone: 'info' as const, text: twiceWords(found.order, all.length) }] : []),
    ...all.map((order) => sayOf(order, all.length > 1, found.priced)),
    ...furtherOf(found.order),
  ];
}

function sayOf(order: Checked, several: boolean, priced: Extract<Found, { kind: 'order' }>['priced']): Say {
  const stage = stageOfOrder(order);
  const text = several ? `${order.orderId}: ${order.says}` : order.says;
  return { tone: TONES[stage], text, card: cardOf(order, stage, priced) };
}

/** The portal has said what happens next; what can be done here stands after it. */
function furtherOf(order: Checked): readonly Say[] {
  const stage = stageOfOrder(order);
  if (stage === 'unpaid') return [{ tone: 'info', text: SAID.unpaid }];
  return stage === 'waiting' ? [{ tone: 'info', text: SAID.watched }] : [];
}

const twiceWords = ({ amount }: Checked, many: number): string =>
  many > 1 ? SAID.twice(many, formatNaira(koboOf(amount))) : SAID.oneOnly;

const meterWords = ({ known, meterNumber, says }: Extract<Found, { kind: 'meter' }>): string =>
  known ? SAID.meterKnown(meterNumber, says) : SAID.meterUnknown(meterNumber);

/** The step of the advice that is shown; the order that it is about stands before the first. */
export function adviceSaid(trouble: Trouble, context: TroubleContext): readonly Say[] {
  const { found, step } = context;
  const text = adviceOf(trouble, context)[step] ?? '';
  const shown =
    step === 0 && found?.kind === 'order' && trouble.symptoms?.asked === 'delivered' && stageOf(context) === 'delivered'
      ? [deliveredSay(found)]
      : [];
  // Only what is done to a meter can work; the rest is to be known.
  const asked = trouble.topic === 'token-issues' ? SAID.didItWork : SAID.didItHelp;
  return [...shown, { tone: 'info', text }, { tone: 'plain', text: asked }];
}

/** What was delivered, once more. */
export function deliveredSay({ order, priced }: Extract<Found, { kind: 'order' }>): Say {
  return { tone: 'success', text: SAID.delivered, card: cardOf(order, 'delivered', priced) };
}

/** Where it stands, as rows: what is wrong, which payment, and how far the advice has come. */
export function rowsOf(trouble: Trouble, context: TroubleContext): readonly Row[] {
  const { found, answers } = context;
  const symptom = symptomOf(trouble, context);
  const given = answers.values.reference || answers.values.purchase || '';
  const about = found?.kind === 'order' ? found.order.orderId : given;
  return [
    { label: 'About', value: symptom?.label ?? trouble.title },
    ...(about === '' || about === NONE || found?.kind === 'nothing' ? [] : [{ label: 'Payment', value: about }]),
    ...(found?.kind === 'meter' ? [{ label: 'Meter', value: found.meterNumber }] : []),
  ];
}

/** Which step of how many it is. */
export const stepWords = (trouble: Trouble, context: TroubleContext): string =>
  `Step ${context.step + 1} of ${adviceOf(trouble, context).length}`;
