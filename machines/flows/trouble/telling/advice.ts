import { TARIFF_KOBO_PER_KWH } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import type { AdviceFacts } from '#catalogues/trouble/symptom.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { type Priced, stageOf, symptomOf, type Trouble, type TroubleContext } from '../context.ts';

/** What can be tried now, in sentences, one after another: what belongs to the symptom, then what belongs to the order. */
export function adviceOf(trouble: Trouble, context: TroubleContext): readonly string[] {
  const facts = factsOf(context);
  const chosen = symptomOf(trouble, context);
  // What a meter shows says nothing of a payment that brought no token.
  const stage = stageOf(context);
  const applies = trouble.symptoms?.asked === 'first' || stage === null || stage === 'delivered';
  const steps = [...(chosen !== null && applies ? chosen.steps : []), ...trouble.steps(context)];
  return steps.flatMap((step) => (typeof step === 'string' ? step : step(facts)) ?? []);
}

function factsOf({ found, learned, person, answers }: TroubleContext): AdviceFacts {
  const order = found?.kind === 'order' ? found.order : null;
  const typed = answers.values.meterNumber ?? '';
  return {
    destination: order?.destination ?? (typed === '' ? null : typed),
    ownMeter: person?.meterNumber ?? null,
    arithmetic: arithmeticOf(found),
    owed: learned?.owed ?? null,
    divided: found?.kind === 'order' && found.priced !== null ? dividedOf(found.priced) : null,
    estate: person?.estate ?? answers.values.estate ?? null,
  };
}

/** What of a top-up went to what is owed; '' where nothing did. */
const dividedOf = ({ debt }: Priced): string => (debt === 0 ? '' : formatNaira(koboOf(debt)));

/** Units of a meter of an estate follow from the tariff; what a distribution company charges stands on its own receipt. */
function arithmeticOf(found: TroubleContext['found']): string | null {
  if (found?.kind !== 'order' || found.priced === null || found.order.units === null) return null;
  const { order, priced } = found;
  const paid = formatNaira(koboOf(order.amount));
  const [fee, amount] = [formatNaira(koboOf(priced.fee)), formatNaira(koboOf(priced.amount - priced.debt))];
  if (order.kind !== 'power')
    return `You paid ${paid}, of which ${fee} is the convenience fee. For ${amount} your distribution company gave ${order.units} kWh.`;
  const tariff = formatNaira(TARIFF_KOBO_PER_KWH);
  if (priced.debt > 0)
    return `You paid ${paid}, of which ${fee} is the convenience fee and ${dividedOf(priced)} went to what you owe. ${amount} at ${tariff} a kWh is ${order.units} kWh.`;
  return `You paid ${paid}, of which ${fee} is the convenience fee. ${amount} at ${tariff} a kWh is ${order.units} kWh.`;
}
