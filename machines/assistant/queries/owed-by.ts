import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { SERVICE_PAYMENT_NAMES, SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import { type Due, owedWords } from '#machines/kit/writing/balances.ts';
import { type Good, read } from '#machines/pages/answers.ts';
import { findPeople, hasAccount } from '#machines/pages/residents/people.ts';
import { plain } from '../lines.ts';
import type { Asker, QueryAnswer } from './query.ts';

/** What one resident owes, or who it could be. */
export async function owedBy(
  services: Services,
  { whom }: { readonly whom: string },
  { signal }: Asker,
): Promise<QueryAnswer> {
  const found = await findPeople(services, whom, signal);
  if (found.kind === 'failed') return { lines: [plain(MESSAGES.searchFailed)] };
  const people = found.kind === 'good' ? found.data : [];
  const [first, ...others] = people;
  if (first === undefined) return { lines: [plain(MESSAGES.residentNotFound)] };
  if (others.length > 0) {
    const names = people.slice(0, 3).map(({ name, meterNumber }) => `${name} (${meterNumber ?? 'no meter'})`);
    return { lines: [plain(ADMINISTRATION_SENTENCES.severalResidents(names, people.length - names.length))] };
  }
  const { meterNumber } = first;
  const name = hasAccount(first) ? first.name : ADMINISTRATION_SENTENCES.landlordOwes(first.name, first.address ?? '');
  if (meterNumber === null) return { lines: [plain(ADMINISTRATION_SENTENCES.noMeterYet(name))] };
  const came = await read(services.meterName({ meter_number: meterNumber }, signal), signal);
  if (came.kind !== 'good') return { lines: [plain(MESSAGES.searchFailed)] };
  const { data } = came;
  const words = SERVICE_PAYMENT_NAMES.map((payment) => {
    const { due, label } = SERVICE_PAYMENTS[payment];
    return `${label}: ${owedWords(due, koboOf(balanceOf(data, due)), dayOf(data.payBy, due))}.`;
  });
  return {
    lines: [plain([ADMINISTRATION_SENTENCES.owedBy(name, meterNumber), ...words].join(' '))],
    suggestions: [
      { label: MESSAGES.updateServicePayments, say: `update payment of ${meterNumber}` },
      ...(hasAccount(first) ? [{ label: 'Payments', say: `payments of ${meterNumber}` }] : []),
    ],
  };
}

type Balances = Pick<Good<'meterName'>, 'serviceCharge' | 'devLevy' | 'fine'>;

const balanceOf = ({ serviceCharge, devLevy, fine }: Balances, due: Due): number =>
  ({ 'service-charge': serviceCharge, 'dev-levy': devLevy, fine })[due];

/** The day by which the first of a due is to be paid. */
const dayOf = (payBy: Good<'meterName'>['payBy'], due: Due): string | null | undefined =>
  payBy && { 'service-charge': payBy.serviceCharge, 'dev-levy': payBy.devLevy, fine: payBy.fine }[due];
