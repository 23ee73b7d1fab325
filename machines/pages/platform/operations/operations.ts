import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { OPERATIONS as SAID } from '#catalogues/sentences/platform/operations.ts';
import { STATEMENT_SENTENCES } from '#catalogues/sentences/platform/statements.ts';
import { formatCount, formatDay, formatNaira, formatTime, formatWhen } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from '../../answers.ts';
import type { Badge } from '../../view.ts';
import { inShort } from './ages.ts';
import { minuteLabels, type Told, toldOf, unusableWords } from './providers.ts';
import type { OperationsView } from './view.ts';

type Data = Good<'operations'>;

/** Read how it goes just now: what is stuck, what providers answer, queue, servers, and the last comparison of the books. */
export async function readOperations(services: Services, signal: AbortSignal): Promise<Read<OperationsView>> {
  const came = await read(services.operations({}, signal), signal);
  return came.kind === 'good' ? { kind: 'good', data: operationsView(came.data) } : came;
}

function operationsView(data: Data): OperationsView {
  const told = data.providers.map((strip) => toldOf(strip, data));
  return {
    title: titleOf(data.stuck),
    line: lineOf(data, told),
    asAt: SAID.asAt(secondsOf(data.at)),
    stuck: data.stuck.orders > 0,
    minutes: minuteLabels(data),
    providers: told.map((one, at) => ({
      id: one.id,
      name: one.name,
      note: unusableWords(one) ?? one.whose,
      bad: isBad(one),
      minutes: data.providers[at]?.minutes ?? [],
      answered: one.share,
      median: one.median,
      last: one.last,
    })),
    queue: {
      aside: data.queue.dueNow === 0 ? SAID.nobodyWaits : SAID.oldestWaits(inShort(data.queue.oldestWaitsS * 1_000)),
      facts: [
        { label: SAID.dueNow, value: formatCount(data.queue.dueNow) },
        { label: SAID.inHand, value: formatCount(data.queue.inHand) },
        { label: SAID.backingOff, value: formatCount(data.queue.backingOff) },
        { label: SAID.cases, value: formatCount(data.queue.cases) },
      ],
    },
    servers: {
      aside: SAID.answer(
        formatCount(data.servers.filter(({ state }) => state !== 'silent').length),
        formatCount(data.servers.length),
      ),
      rows: data.servers.map((server) => ({
        name: server.name,
        version: server.version,
        up: SAID.up(inShort(Date.parse(data.at) - Date.parse(server.beganAt))),
        badge: standingOf(server, data.at),
      })),
    },
    reconciliation: reconciliationOf(data.reconciled),
    restored: restoredOf(data.restored),
  };
}

/** The time of day to the second: it is new every few of them. */
const secondsOf = (at: string): string => `${formatTime(at)}:${at.slice(17, 19)}`;

function titleOf({ orders, paid, goingBack }: Data['stuck']): string {
  const sum = formatNaira(koboOf(paid));
  if (orders === 0) return SAID.none;
  if (orders === 1) return goingBack > 0 ? SAID.stuckOneBack(sum) : SAID.stuckOne(sum);
  const count = formatCount(orders);
  return goingBack > 0 ? SAID.stuckBack(count, sum) : SAID.stuck(count, sum);
}

/** A few failures in half an hour are told beside their provider alone: so many are news, and so is every fifth. */
const NEWS = { atLeast: 5, share: 0.2 } as const;

function isBad({ unusable, answered }: Told): boolean {
  return unusable >= NEWS.atLeast || (unusable > 0 && unusable >= NEWS.share * (answered + unusable));
}

function lineOf({ at, stuck, notSold }: Data, told: readonly Told[]): string {
  const since = stuck.since === null ? [] : [SAID.oldest(inShort(Date.parse(at) - Date.parse(stuck.since)))];
  const failures = told.filter(isBad).flatMap(({ name, failing }) => {
    if (failing === null) return [];
    return [failing.still ? SAID.fails(name, failing.from) : SAID.failed(name, failing.from, failing.to)];
  });
  return [...since, ...failures, salesOf(notSold)].join(' ');
}

function salesOf(notSold: number): string {
  if (notSold === 0) return SAID.salesGoOn;
  return notSold === 1 ? SAID.oneNotSold : SAID.notSold(formatCount(notSold));
}

function standingOf({ state, seenAt, old }: Data['servers'][number], at: string): Badge {
  if (state === 'silent') {
    return { text: SAID.silent(inShort(Date.parse(at) - Date.parse(seenAt))), tone: 'danger' };
  }
  if (state === 'stopping') return { text: SAID.stopping, tone: 'info' };
  return old ? { text: SAID.old, tone: 'warning' } : { text: SAID.ready, tone: 'success' };
}

function reconciliationOf(last: Data['reconciled']): OperationsView['reconciliation'] {
  if (last === null) return { badge: { text: SAID.never, tone: 'info' }, line: SAID.neverLine, rows: [] };
  const { day, at, differences, notRead, payments, paid, fees } = last;
  const money = (naira: number) => formatNaira(koboOf(naira));
  const compared = SAID.compared(formatDay(day), formatWhen(at), formatCount(payments));
  const unread = notRead.map((book) => STATEMENT_SENTENCES.books[book]);
  return {
    badge: agreementOf(differences, notRead.length),
    line: unread.length === 0 ? compared : `${compared}. ${STATEMENT_SENTENCES.notRead(unread)}`,
    rows: [
      { label: SAID.orders, value: money(paid) },
      { label: SAID.fees, value: money(fees) },
      { label: SAID.without, value: formatNaira(koboOf(paid) - koboOf(fees)) },
    ],
  };
}

function restoredOf(last: Data['restored']): OperationsView['restored'] {
  if (last === null) return null;
  const { takenAt, at, readAt, unread, payments, paid, asking, person, delivered, back } = last;
  const found = payments === 0 ? SAID.nothingSince : SAID.since(formatCount(payments), formatNaira(koboOf(paid)));
  const book = unread === null ? SAID.bookNotYet : SAID.bookUnread(unread);
  const sums = [
    [SAID.delivered, delivered],
    [SAID.goesBack, back],
    [SAID.askedAbout, asking],
    [SAID.forYou, person],
  ] as const;
  return {
    badge: settledOf(last),
    line: [
      SAID.putBack(formatWhen(at), formatWhen(takenAt)),
      ...(readAt === null || unread !== null ? [book] : []),
      ...(readAt === null ? [] : [found]),
      ...(person > 0 ? [SAID.lookYourself] : []),
    ].join(' '),
    rows: sums.filter(([, count]) => count > 0).map(([label, count]) => ({ label, value: formatCount(count) })),
  };
}

function settledOf({ person, unread, readAt, asking }: NonNullable<Data['restored']>): Badge {
  if (person > 0) return { text: SAID.waitsForYou(formatCount(person)), tone: 'warning' };
  if (unread !== null) return { text: SAID.notRead, tone: 'warning' };
  return readAt === null || asking > 0
    ? { text: SAID.settling, tone: 'info' }
    : { text: SAID.allSettled, tone: 'success' };
}

function agreementOf(differences: number, notRead: number): Badge {
  if (differences > 0) {
    return { text: differences === 1 ? SAID.oneDiffers : SAID.differ(formatCount(differences)), tone: 'danger' };
  }
  return notRead > 0 ? { text: SAID.notRead, tone: 'warning' } : { text: SAID.agree, tone: 'success' };
}
