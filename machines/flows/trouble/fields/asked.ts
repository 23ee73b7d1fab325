import type { FlowContext } from '#machines/kit/flow.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import { looksFirst, stageOf, symptomOf, type Trouble, type TroubleContext } from '../context.ts';
import type { Sought } from '../lookup/look.ts';
import { ANOTHER, isAddress, NONE, referenceIn } from '../lookup/reference.ts';
import { attachmentsAsked, isLeftOut } from './attachments.ts';

/** What is said by somebody whose bank shows no debit. */
export const NO_DEBIT = 'no debit';

type At = Pick<TroubleContext, 'answers' | 'learned' | 'person'>;

const said = ({ answers }: Pick<FlowContext, 'answers'>, name: string): string => answers.values[name] ?? '';

/** Names of what is asked before anything is looked for. */
export function findingAsked(trouble: Trouble, context: At): readonly string[] {
  const symptom = symptomOf(trouble, context);
  const first = trouble.symptoms?.asked === 'first' ? ['symptom'] : [];
  if (symptom?.meter) return [...first, 'meterNumber'];
  if (trouble.finds === null || symptom?.alone) return first;
  return [...first, ...whichAsked(context)];
}

/** A payment that was named needs no list; one that is not listed is named. */
function whichAsked(context: At): readonly string[] {
  const listed = (context.learned?.recent ?? []).length > 0;
  const [purchase, reference] = [said(context, 'purchase'), said(context, 'reference')];
  const lists = listed && (reference === '' || purchase !== '');
  const named = !listed || purchase === ANOTHER || (purchase === '' && reference !== '');
  return [
    ...(lists ? ['purchase'] : []),
    ...(named ? ['reference', ...(isAddress(reference) ? ['meterNumber'] : [])] : []),
  ];
}

/** What is to be looked for, of what was answered. */
export function soughtBy(trouble: Trouble, context: At): Sought {
  const symptom = symptomOf(trouble, context);
  if (symptom?.meter) return { by: 'meter', meterNumber: digitsOf(said(context, 'meterNumber')) };
  if (trouble.finds === null || symptom?.alone) return { by: 'nothing' };
  const names = whichAsked(context);
  const given = names.includes('reference') ? said(context, 'reference') : said(context, 'purchase');
  if (given === NONE) return { by: 'nothing' };
  if (isAddress(given)) return { by: 'address', email: given, account: digitsOf(said(context, 'meterNumber')) };
  const orderId = orderIdIn(given);
  if (orderId !== null) return { by: 'order', orderId, twins: symptom?.twins === true };
  const reference = referenceIn(given);
  return reference === null ? { by: 'nothing' } : { by: 'reference', reference };
}

/** True where what the meter shows is asked for: it was delivered, or nothing could be found out of it. */
export function asksSymptom(trouble: Trouble, context: TroubleContext): boolean {
  if (trouble.symptoms?.asked !== 'delivered' || symptomOf(trouble, context) !== null) return false;
  return context.found?.kind !== 'order' || stageOf(context) === 'delivered';
}

/** True where how the payment stands is told, and asked whether that settles it. */
export function isTold(trouble: Trouble, context: TroubleContext): boolean {
  if (context.found === null || context.found.kind === 'nothing') return false;
  // Who says that a token is refused has it: it stands beside what is tried.
  return trouble.symptoms?.asked !== 'delivered' || stageOf(context) !== 'delivered';
}

/** Names of what is asked before a ticket is opened. */
export function reportAsked(trouble: Trouble, context: TroubleContext): readonly string[] {
  const visitor = context.person === null;
  const files = attachmentsAsked(context.answers);
  return [
    ...(asksDebit(trouble, context) ? ['bank', ...(isDebited(trouble, context) ? ['debited', 'when'] : [])] : []),
    ...(trouble.asksEstate && !context.person?.estate ? ['estate'] : []),
    // Who opens a ticket without being asked anything first has something to say first.
    ...(looksFirst(trouble) ? [...files, 'message'] : ['message', ...files]),
    ...(visitor ? ['name', 'email', 'robot'] : []),
  ];
}

/** The same without the files that can be left out: whoever sends a form has seen that it takes some. */
export const reportNeeded = (trouble: Trouble, context: TroubleContext): readonly string[] =>
  reportAsked(trouble, context).filter((name) => !isLeftOut(name, context.answers));

/** True where the bank may say that money went, and the portal says that none came. */
function asksDebit(trouble: Trouble, context: TroubleContext): boolean {
  const unpaid = stageOf(context) === 'unpaid' || context.found?.kind === 'nothing';
  const debit = symptomOf(trouble, context)?.debit === true || trouble.name === 'token-not-received';
  return debit && unpaid;
}

/** True where the bank says that money went, and the portal that none came. */
export const isDebited = (trouble: Trouble, context: TroubleContext): boolean =>
  asksDebit(trouble, context) && said(context, 'bank') !== NO_DEBIT;
