import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { type Listed, type Looked, refused } from '#machines/kit/submitting/form.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { everyRow } from './pages-of.ts';

type Look = (services: Services, signal: AbortSignal) => Promise<readonly Listed[] | null>;

/** Every estate, the inactive ones too. */
export const estatesListed: Look = async (services, signal) => {
  const rows = await everyRow(async (page) => {
    const answer = await services.estates({ page, rows: MOST_ROWS }, signal);
    return answer.status === 200 ? { rows: answer.data.estates, total: answer.data.total } : null;
  });
  return (
    rows?.map(({ id, name, active }) => ({ value: String(id), label: name, own: true as const, used: active })) ?? null
  );
};

/** Every service and fee of every estate, with the estate it is of, whether it is enabled, and what it covers. */
export const servicesListed: Look = async (services, signal) => {
  const rows = await everyRow(async (page) => {
    const answer = await services.monthlyServices({ page, rows: MOST_ROWS }, signal);
    return answer.status === 200 ? { rows: answer.data.services, total: answer.data.total } : null;
  });
  return (
    rows?.map(({ id, name, amount, estate, enabled, description }) => ({
      value: String(id),
      label: name,
      own: true as const,
      detail: formatNaira(koboOf(amount)),
      of: String(estate.id),
      used: enabled,
      ...(description !== undefined && { told: description }),
    })) ?? null
  );
};

/** Rows that are asked for at once. */
const MOST_ROWS = 100;

/** Look for several lists at once; where one does not come, none of them is there. */
export async function looked(
  services: Services,
  lists: Readonly<Record<string, Look>>,
  signal: AbortSignal,
): Promise<Looked> {
  const found = await Promise.all(
    Object.entries(lists).map(async ([name, look]) => [name, await look(services, signal).catch(unanswered)] as const),
  );
  const good = found.flatMap(([name, list]) => (list === null ? [] : [[name, list] as const]));
  return good.length < found.length
    ? refused(PLATFORM_FLOW.listsFailed)
    : { kind: 'good', lists: Object.fromEntries(good) };
}
