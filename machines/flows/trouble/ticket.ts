import type { CallInput } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { TICKET_MOST } from '#catalogues/tickets.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { type Checked, symptomOf, type Trouble, type TroubleContext } from './context.ts';
import { isDebited, NO_DEBIT, soughtBy } from './fields/asked.ts';
import { hasToken } from './lookup/reference.ts';
import { adviceOf } from './telling/advice.ts';

/** A ticket with all that is known. Its key is the run's: sent again it is the same ticket. */
export function ticketOf(trouble: Trouble, context: TroubleContext): CallInput<'openTicket'> {
  const { runId, answers, person } = context;
  const value = (name: string): string => (answers.values[name] ?? '').trim();
  const reference = orderOf(trouble, context);
  const meter = meterOf(context, value('meterNumber'));
  const known = knownOf(trouble, context).join('\n').slice(0, TICKET_MOST.message);
  return {
    key: runId,
    topic: trouble.topic,
    message: messageOf(trouble, context),
    ...(person === null && { name: value('name'), email: value('email') }),
    ...(reference !== null && { reference }),
    ...(meter !== null && { meter_number: meter }),
    ...(known !== '' && { known }),
  };
}

/** The order that was found, else the one that was named. */
function orderOf(trouble: Trouble, context: TroubleContext): string | null {
  if (context.found?.kind === 'order') return context.found.order.orderId;
  const sought = soughtBy(trouble, context);
  if (sought.by === 'order') return sought.orderId;
  return sought.by === 'reference' ? sought.reference : null;
}

/** The meter of the order that was found, else the one that was named, else the own one. */
function meterOf({ found, person }: TroubleContext, named: string): string | null {
  if (found?.kind === 'order' && hasToken(found.order.kind)) return found.order.destination;
  const digits = digitsOf(named);
  return digits === '' ? (person?.meterNumber ?? null) : digits;
}

function messageOf(trouble: Trouble, context: TroubleContext): string {
  const { values } = context.answers;
  const kobo = parseNaira(values.debited ?? '');
  const debit =
    isDebited(trouble, context) && kobo !== null
      ? [`${values.bank ?? ''} shows a debit of ${formatNaira(kobo)}, ${values.when ?? ''}.`]
      : [];
  return [...debit, values.message?.trim() ?? ''].filter(Boolean).join('\n').slice(0, TICKET_MOST.message);
}

/** What was found out so far, a line each. A token stands in none of them: support sees it with the order. */
export function knownOf(trouble: Trouble, context: TroubleContext): readonly string[] {
  const { found, answers, person, tried } = context;
  const symptom = symptomOf(trouble, context);
  const estate = person?.estate ?? answers.values.estate ?? '';
  const steps = adviceOf(trouble, context).slice(0, tried);
  return [
    ...(symptom ? [`What is wrong: ${symptom.label}`] : []),
    ...(estate === '' ? [] : [`Estate: ${estate}`]),
    ...(answers.values.bank === NO_DEBIT ? ['The bank shows no debit.'] : []),
    ...(found?.kind === 'order' ? [found.order, ...found.twins].map(lineOf) : []),
    ...(found?.kind === 'meter'
      ? [`Meter ${found.meterNumber}: ${found.known ? `known to ${found.says}` : 'known to no estate'}`]
      : []),
    ...(found?.kind === 'mailed' ? ['What became of the order was mailed to its own address.'] : []),
    ...steps.map((step, at) => `Tried without success, ${at + 1}: ${step}`),
  ];
}

function lineOf({ orderId, state, amount, destination, createdAt, capturedAt, token }: Checked): string {
  const paid = capturedAt === null ? `begun ${formatWhen(createdAt)}, not paid` : `paid ${formatWhen(capturedAt)}`;
  const delivered = token === null ? '' : ', its token delivered';
  return `${orderId}: ${state}, ${formatNaira(koboOf(amount))} for ${destination}, ${paid}${delivered}`;
}
