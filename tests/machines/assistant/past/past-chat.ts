import { keepNothing } from '#machines/assistant/sync/keep.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import type { Purchase } from '../../../support/calls/histories.ts';
import { bearer, METER, type Script, say, talkTo, texts } from '../../../support/portal.ts';

/** A chat with somebody of a role, or with a visitor (`null`), that keeps what it is handed. */
export async function chatOf(role: string | null, given: Partial<Script> = {}, ...sentences: readonly string[]) {
  const keep = { ...keepNothing(), token: () => (role === null ? null : bearer({ role })) };
  const { conversation, script } = talkTo(given, { keep });
  const files: HandedFile[] = [];
  conversation.onFile((file) => files.push(file));
  await conversation.settled();
  await say(conversation, ...sentences);
  return {
    conversation,
    script,
    files,
    say: (...more: readonly string[]) => say(conversation, ...more),
    shown: () => conversation.getSnapshot(),
    texts: () => texts(conversation),
    last: () => conversation.getSnapshot().messages.at(-1),
    /** The last table that was told. */
    table: () => conversation.getSnapshot().messages.findLast(({ table }) => table)?.table,
    /** The last card that was told. */
    card: () => conversation.getSnapshot().messages.findLast(({ card }) => card)?.card,
    offers: () => conversation.getSnapshot().suggestions.map(({ label }) => label),
    calls: (name: string) => script.calls.filter((call) => call.name === name).map(({ input }) => input),
  };
}

/** A payment as its receipt tells it: ₦5,000 of power, with anything that is to be otherwise. */
export function bought(given: Partial<Purchase> = {}): Purchase {
  return {
    orderId: 'POWER-0000000A',
    kind: 'power',
    state: 'fulfilled',
    provider: null,
    estate: 'Palm Court',
    account: METER,
    accountName: '',
    package: null,
    service: null,
    serviceId: null,
    months: null,
    amount: 5_000,
    fee: 50,
    total: 5_050,
    token: '60473918225077641183',
    units: '27.78',
    email: 'resident@palmcourt.example',
    paidAt: '2026-11-20T10:00:00.000Z',
    ...given,
  };
}
