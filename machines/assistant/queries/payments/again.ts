import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import { allows } from '#catalogues/roles.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { entryPointFor } from '../../entry-points.ts';
import { plain } from '../../lines.ts';
import type { FlowStart } from '../../run.ts';
import type { Asker, QueryAnswer } from '../query.ts';
import { findPurchase, type Purchase, titleOf, type WhichPayment } from './purchase.ts';

/** What was paid for last, begun once more; it is read back like anything else before it is charged. */
export async function paidAgain(
  services: Services,
  { which }: { readonly which: WhichPayment },
  { who, signal }: Asker,
): Promise<QueryAnswer> {
  const purchase = await findPurchase(services, which, signal);
  if (typeof purchase === 'string') return { lines: [plain(purchase)] };
  const { intent, values } = wishedIn(purchase);
  const one = entryPointFor(intent, who.role);
  if (!one || !allows(one.access, who.role)) return { lines: [plain(PAST_SENTENCES.notAgain)] };
  const start: FlowStart = { flow: one.flow, values: { ...one.preset, ...values } };
  return { lines: [plain(PAST_SENTENCES.again(`${whatOf(purchase)}, ${formatNaira(koboOf(purchase.total))}`))], start };
}

/** What was paid for, with all that is taken over: the company and the number, which the buyer has not said now. */
function whatOf(purchase: Purchase): string {
  const company = providerOf(purchase.provider ?? '')?.name;
  return [titleOf(purchase), ...(company === undefined ? [] : [company, purchase.account])].join(', ');
}

/** A payment as a sentence would ask for it; slots and fields have one name (CONVERSATION, Names). */
function wishedIn(purchase: Purchase): { readonly intent: string; readonly values: FlowStart['values'] } {
  const { kind, account, serviceId, months } = purchase;
  const provider = purchase.provider ?? '';
  const amount = String(purchase.amount + (purchase.debt ?? 0));
  const listed = purchase.package ?? '';
  switch (kind) {
    case 'power':
      return { intent: 'buy-power', values: { amount, meter: account } };
    case 'public-power':
      return { intent: 'public-power', values: { provider, meterNumber: account, amount } };
    case 'airtime':
      return { intent: 'airtime', values: { network: provider, phone: account, amount } };
    case 'data':
      return { intent: 'data', values: { network: provider, phone: account, plan: listed } };
    case 'internet':
      return { intent: 'internet', values: { provider, account, package: listed } };
    case 'cable':
      return { intent: 'pay-bills', values: { provider, smartcard: account, package: listed } };
    case 'dev-levy':
      return { intent: 'pay-dev-levy', values: { amount } };
    case 'fine':
      return { intent: 'pay-services', values: { service: 'fine' } };
    case 'service':
      return {
        intent: 'pay-services',
        values: { service: serviceId ?? '', ...(months ? { months: String(months) } : { amount }) },
      };
  }
}
