import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { APPROVALS as SAID } from '#catalogues/sentences/approvals.ts';
import { SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import { balanceWords } from './balances.ts';
import { formatNaira } from './format.ts';
import { aboveSaid } from './limit.ts';

type Approval = Extract<CallAnswer<'approvals'>, { status: 200 }>['data']['approvals'][number];
type Said = Pick<Approval, 'kind' | 'about' | 'house' | 'servicePayment' | 'amount' | 'before' | 'after' | 'account'>;

/** What a request is about, in a few words: which balance of which house, which order, which estate. */
export function approvalAbout({ about, house, servicePayment }: Said): string {
  const where = house === null ? about : `${house}, ${about}`;
  return servicePayment === null ? where : `${SERVICE_PAYMENTS[servicePayment].label}, ${where}`;
}

const limitWords = (naira: number | null): string => aboveSaid(naira === null ? null : koboOf(naira));

/** What there is, and what it would be; of a refund where it goes. */
export function approvalChange({ kind, servicePayment, before, after, account }: Said): string {
  if (kind === 'refund') return account ?? SAID.noAccount;
  if (kind === 'balance-limit') return SAID.change(limitWords(before), limitWords(after));
  const { due } = SERVICE_PAYMENTS[servicePayment ?? 'servicecharge'];
  const words = (naira: number | null) => balanceWords(due, koboOf(naira ?? 0));
  return SAID.change(words(before), words(after));
}

/** The same in sentences, to be read before it is decided on. */
export function approvalLines(one: Said): readonly string[] {
  const { kind, about, house, servicePayment, amount, before, after, account } = one;
  const sum = formatNaira(koboOf(amount ?? 0));
  if (kind === 'refund') return [SAID.refundOf(sum, about), account === null ? SAID.noAccount : SAID.goesTo(account)];
  if (kind === 'balance-limit') return [SAID.limitOf(limitWords(before), limitWords(after))];
  const { due, label } = SERVICE_PAYMENTS[servicePayment ?? 'servicecharge'];
  const words = (naira: number | null) => balanceWords(due, koboOf(naira ?? 0));
  return [SAID.balanceOf(label, about, house), SAID.fromTo(words(before), words(after), sum)];
}
