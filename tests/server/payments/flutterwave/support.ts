import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Book, Line, UnreadableLine } from '#src/server/http-client.ts';
import type { Begun } from '#src/server/payments/port.ts';
import {
  type FlutterwaveSettings,
  flutterwavePaymentPort,
} from '#src/server/payments/providers/flutterwave/flutterwave.ts';
import { CARDS, openShop, type Shop, typed } from '../../../stand-ins/flutterwave/shop.ts';
import type { StandIn, StandInSettings } from '../../../support/stand-ins.ts';

/** The adapter on a line to a stand-in. */
export function portTo(
  standIn: Pick<StandIn, 'url' | 'keys'>,
  line: Partial<Line> = {},
  settings: Partial<FlutterwaveSettings> = {},
) {
  return flutterwavePaymentPort({
    line: { fetch, baseUrl: () => standIn.url, key: standIn.keys.secret ?? '', timeoutMs: 20_000, ...line },
    secrets: [standIn.keys.hash ?? ''],
    account: '73362',
    domain: 'test',
    returnUrl: 'https://portal.example/payment-return',
    pageHosts: ['checkout.example'],
    payerEmail: 'payments@portal.example',
    clock: () => new Date(),
    ...settings,
  });
}

/** Starts one stand-in for a file; each test has no faults. */
export function shopOfFile(settings: () => Promise<StandInSettings> | StandInSettings = () => ({})): () => Shop {
  let shop: Shop | undefined;
  beforeAll(async () => {
    shop = await openShop(await settings());
  });
  beforeEach(() => open().control('DELETE', '/faults'));
  afterAll(() => shop?.end());
  const open = (): Shop => {
    if (shop === undefined) throw new Error('not open yet');
    return shop;
  };
  return open;
}

/** The path of the page that a begun order has. */
export function pageOf(begun: Begun): string {
  if (begun.kind !== 'begun' || begun.widget.page === undefined) throw new Error(JSON.stringify(begun));
  return new URL(begun.widget.page).pathname;
}

/** Types a card on a page, then each of the answers; what the last step led to. */
export async function payOn(shop: Shop, page: string, card = CARDS.noAuth, ...answers: readonly string[]) {
  let at = await shop.form(`${page}/card`, typed(card));
  for (const value of answers) at = await shop.form(at, { value });
  return at;
}

/** What the provider would say, with some of its words changed. */
export const saying =
  (change: (text: string) => string): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    return new Response(change(await answer.text()), { status: answer.status });
  };

/** The lines of some pages that could not be read; throws where a whole list could not. */
export function unreadableIn(pages: readonly PageOf[]): readonly UnreadableLine[] {
  return pages.flatMap((page) => {
    if (page.kind === 'unread') throw new Error(page.reason);
    return page.unreadable ?? [];
  });
}
type PageOf = Book<unknown> extends AsyncIterable<infer Page> ? Page : never;
