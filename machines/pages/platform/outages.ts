import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { isSupply, supplyLabel } from '#catalogues/products/supplies.ts';
import { OUTAGES as SAID } from '#catalogues/sentences/platform/outages.ts';
import { vendorLabel } from '#catalogues/vendors.ts';
import type { Tone } from '#machines/kit/view.ts';
import { formatCount, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from '../answers.ts';
import { oneOfThese } from '../history/query.ts';
import { pageIn } from '../listing/asked.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from '../listing/list.ts';
import { settingId } from './operator-settings.ts';

/** What is down, what was, and our wallets with the vendors. */
const TABS = ['now', 'past', 'wallets'] as const;
type Tab = (typeof TABS)[number];

type Outage = Good<'outages'>['outages'][number];
type Wallet = Good<'vendorWallets'>['wallets'][number];

/** Something that is or was down, or a wallet. */
interface Row {
  readonly id: string;
  readonly outage?: Outage;
  readonly wallet?: Wallet;
}

/** Who said it, or how a vendor did. */
function heardFrom({ vendor, source, by }: Outage): string {
  if (vendor === null || source === 'hand') return by === null ? SAID.onServer : SAID.byHand(by);
  return SAID.heard[source](vendorLabel(vendor));
}

const labelOf = ({ supply }: Outage): string => (isSupply(supply) ? supplyLabel(supply) : supply);

const WHAT: Column<Row> = column('what', SAID.what, 'words', ({ outage }) => (outage ? labelOf(outage) : null));
const SINCE: Column<Row> = column('since', SAID.since, 'time', ({ outage }) => outage?.since ?? null);
const HOW: Column<Row> = column('how', SAID.how, 'words', ({ outage }) => (outage ? heardFrom(outage) : null));
const WHY: Column<Row> = column('why', SAID.why, 'words', ({ outage }) => outage?.reason ?? null);

const isLow = ({ balance, low }: Wallet): boolean => balance !== null && balance < low;

function stateOf(wallet: Wallet): { readonly text: string; readonly tone: Tone } {
  if (wallet.balance === null) return { text: SAID.wallet.unknown, tone: 'warning' };
  return isLow(wallet) ? { text: SAID.wallet.isLow, tone: 'danger' } : { text: SAID.wallet.enough, tone: 'success' };
}

/** For how long it lasts, at the pace of the last day. */
function lasts({ hours }: Wallet): string | null {
  if (hours === null) return null;
  if (hours === 0) return SAID.wallet.minutes;
  return hours === 1 ? SAID.wallet.oneHour : SAID.wallet.hours(formatCount(hours));
}

const soldInADay = ({ sold }: Wallet): string =>
  sold === 0 ? SAID.wallet.notSold : SAID.wallet.sold(formatNaira(koboOf(sold)));

const ofWallet = <V>(of: (wallet: Wallet) => V | null) => {
  return ({ wallet }: Row): V | null => (wallet === undefined ? null : of(wallet));
};

const COLUMNS: Readonly<Record<Tab, readonly Column<Row>[]>> = {
  now: [
    WHAT,
    SINCE,
    HOW,
    WHY,
    { ...column<Row, 'time'>('until', SAID.until, 'time', untilOf, { otherwise: SAID.open }), wide: true },
  ],
  past: [WHAT, SINCE, column('ended', SAID.ended, 'time', ({ outage }) => outage?.ended ?? null), HOW, WHY],
  wallets: [
    column(
      'vendor',
      SAID.wallet.vendor,
      'words',
      ofWallet(({ vendor }) => vendorLabel(vendor)),
    ),
    column(
      'balance',
      SAID.wallet.balance,
      'money',
      ofWallet(({ balance }) => (balance === null ? null : koboOf(balance))),
      { otherwise: SAID.wallet.never },
    ),
    column(
      'state',
      SAID.wallet.state,
      'status',
      ofWallet((wallet) => stateOf(wallet).text),
      { tone: ofWallet((wallet) => stateOf(wallet).tone) },
    ),
    column(
      'told',
      SAID.wallet.told,
      'time',
      ofWallet(({ toldAt }) => toldAt),
      {
        otherwise: SAID.wallet.never,
        note: ofWallet(({ problem }) => (problem === null ? null : SAID.wallet.failed(problem))),
      },
    ),
    column('lasts', SAID.wallet.lasts, 'words', ofWallet(lasts), {
      otherwise: SAID.wallet.unknown,
      note: ofWallet(soldInADay),
    }),
    column(
      'low',
      SAID.wallet.low,
      'money',
      ofWallet(({ low }) => koboOf(low)),
    ),
  ],
};

function untilOf({ outage }: Row): string | null {
  return outage?.until ?? null;
}

const NOTHING: Readonly<Record<Tab, string>> = { now: SAID.none, past: SAID.nonePast, wallets: SAID.noWallets };

const tabOf = ({ tab }: Pick<Query, 'tab'>): Tab => oneOfThese(TABS, tab) ?? 'now';

/** What is down since when and how that is known, what was, and what is in our wallets. */
export function outageList(services: Services): List {
  return defineList<Row>({
    title: SAID.title,
    icon: 'pulse',
    columns: (query) => COLUMNS[tabOf(query)],
    id: ({ id }) => id,
    tabs: TABS.map((name) => ({ name, label: SAID.tabs[name] })),
    start: ({ of, page }) => ({ page: pageIn(page), ...(oneOfThese(TABS, of) && { tab: of }) }),
    actions: actionsOf,
    pages: TRANSACTION_PAGE,
    tools: () => REFRESHING,
    find: (query, signal) =>
      tabOf(query) === 'wallets'
        ? findWallets(services, signal)
        : findOutages(services, { of: tabOf(query) === 'past' ? 'past' : 'now', page: query.page }, signal),
    nothing: (query) => NOTHING[tabOf(query)],
    chat: { called: (query) => SAID.tabs[tabOf(query)] },
  });
}

/** What is down can be said to be back, unless a vendor's own list says it; below what a wallet is low can be set. */
function actionsOf({ outage, wallet }: Row) {
  if (wallet !== undefined) {
    const setting = settingId({ name: 'low-wallet', scope: wallet.vendor });
    return [{ name: 'low', label: SAID.wallet.change, leads: { open: 'change-setting', values: { setting } } }];
  }
  if (outage === undefined || outage.ended !== null || outage.source === 'list') return [];
  return [{ name: 'back', label: SAID.back.label, leads: { open: 'supply-back', values: { supply: outage.supply } } }];
}

async function findOutages(
  services: Services,
  asked: { readonly of: 'now' | 'past'; readonly page: number },
  signal: AbortSignal,
): Promise<Read<Found<Row>>> {
  const came = await read(services.outages(asked, signal), signal);
  if (came.kind !== 'good') return came;
  const { outages, total } = came.data;
  return { kind: 'good', data: { items: outages.map((outage) => ({ id: String(outage.id), outage })), total } };
}

async function findWallets(services: Services, signal: AbortSignal): Promise<Read<Found<Row>>> {
  const came = await read(services.vendorWallets({}, signal), signal);
  if (came.kind !== 'good') return came;
  const items = came.data.wallets.map((wallet) => ({ id: wallet.vendor, wallet }));
  return { kind: 'good', data: { items, total: items.length } };
}
