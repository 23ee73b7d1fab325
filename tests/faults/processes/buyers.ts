import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { calls } from '#catalogues/calls/index.ts';
import { widget } from '#catalogues/calls/paying/orders.shapes.ts';
import { ORDER_STATES, type OrderState } from '#catalogues/orders.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import type { Promises } from '../support/run.ts';
import { AFTER } from '../support/schedule.ts';
import type { Outside } from './outside.ts';
import { ADMINISTRATOR, type Resident } from './residents.ts';

/** One purchase, as its buyer knows it. */
export interface Bought {
  readonly key: string;
  /** In which round it was begun. */
  readonly round: number;
  orderId: string | null;
  /** When the card was charged, and when its end was seen: ms of the time that passes here. */
  paidAt: number | null;
  endedAt: number | null;
  state: OrderState | null;
}

/** How a buyer goes about it. */
export interface Manner {
  /** The browser is gone once the card is charged. */
  readonly leaves?: boolean;
  /** An administrator wants the money back as soon as it is paid. */
  readonly marked?: boolean;
  /** What happens between the charge and the browser's word of it. */
  readonly between?: () => Promise<void>;
}

/** Everybody who buys, at any of the servers that are up. */
export interface Buyers {
  readonly all: readonly Bought[];
  readonly promises: Pick<Promises, 'opened' | 'shown' | 'wrong'>;
  /** Buys power, and resolves when the browser has said that it was paid, or has given up. */
  readonly buy: (resident: Resident, round: number, manner?: Manner) => Promise<void>;
  /** Asks once after every order that has not found its end. */
  readonly look: () => Promise<void>;
}

/** Longest that one call is tried at one server after another, ms. */
const PATIENCE_MS = 90_000;
/** Longest that an answer is waited for, ms: a report is held for nine seconds. */
const ANSWER_MS = 25_000;

const signedIn = z.object({ token: z.string() });
const opened = z.object({ orderId: z.string(), widget });
const delivered = z.object({ token: z.string() });
const stands = z.object({ state: z.enum(ORDER_STATES) });
const refused = z.object({ code: z.string() });

/** `urls`: the servers that are up now; `amount`: naira, another one each time. */
export function openBuyers(
  { pair, payments }: Outside,
  urls: () => readonly string[],
  dice: { whole(below: number): number },
): Buyers {
  const all: Bought[] = [];
  const promises: Buyers['promises'] = { opened: new Map(), shown: new Map(), wrong: [] };
  const tokens = new Map<string, string>();

  const once = async (method: string, path: string, body?: object, token?: string) => {
    const up = urls();
    const url = up[dice.whole(up.length)];
    if (url === undefined) return null;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (answer === null) return null;
    // An answer that was cut off is none.
    const read: unknown = await answer.json().catch(() => undefined);
    return read === undefined ? null : { status: answer.status, body: read };
  };
  /** As a browser on a bad line: the same again, until somebody answers. */
  const patiently = async (ask: () => ReturnType<typeof once>) => {
    for (const until = performance.now() + PATIENCE_MS; ; await pause(300)) {
      const answer = await ask();
      if (answer !== null && answer.status < 500 && answer.status !== 429) return answer;
      if (performance.now() > until) return null;
    }
  };
  const as = async (email: string, method: string, path: string, body?: object) => {
    for (const _ of ['with what is known', 'signed in anew']) {
      const known = tokens.get(email);
      if (known === undefined) {
        const answer = await patiently(() => once('POST', calls.signIn.path, { email, password: DEMO_PASSWORD }));
        if (answer?.status !== 200) return null;
        tokens.set(email, signedIn.parse(answer.body).token);
      }
      const answer = await patiently(() => once(method, path, body, tokens.get(email)));
      if (answer?.status !== 401) return answer;
      tokens.delete(email);
    }
    return null;
  };

  const seen = (bought: Bought, state: OrderState) => {
    const { state: before, orderId } = bought;
    if (before !== null && before !== state && !AFTER[before].includes(state))
      promises.wrong.push(`I11 ${orderId}: ${before} became ${state}`);
    bought.state = state;
    if (state === 'fulfilled' || state === 'refunded') bought.endedAt ??= performance.now();
  };
  const tell = async (bought: Bought, email: string, amount: number) => {
    const transfer_reference = { status: 'CAPTURED', orderId: bought.orderId };
    const report = { transfer_reference, type: 'power_vending', amount: amount + 50 };
    const answer = await as(email, 'POST', calls.topupPower.path, report);
    if (answer?.status === 200) {
      const { token } = delivered.parse(answer.body);
      const shown = promises.shown.get(bought.orderId ?? '') ?? new Set();
      promises.shown.set(bought.orderId ?? '', shown.add(token));
      seen(bought, 'fulfilled');
    }
    if (answer?.status === 400 && refused.parse(answer.body).code !== 'refunding')
      promises.wrong.push(`I14 ${bought.orderId}: told ${JSON.stringify(answer.body)} while captured`);
  };
  const whose = new Map<Bought, { readonly email: string; readonly amount: number }>();

  return {
    all,
    promises,
    async buy({ email }, round, { leaves = false, marked = false, between } = {}) {
      const key = `faults-${round}-${all.length}-${dice.whole(1_000_000)}`;
      const amount = 500 + dice.whole(5_000);
      const bought: Bought = { key, round, orderId: null, paidAt: null, endedAt: null, state: null };
      all.push(bought);
      whose.set(bought, { email, amount });
      const wish = { key, type: 'power_vending', amount };
      const answer = await as(email, 'POST', calls.openOrder.path, wish);
      if (answer?.status !== 200) {
        if (answer !== null) promises.wrong.push(`I7 ${key}: opened with ${JSON.stringify(answer)}`);
        return;
      }
      const order = opened.parse(answer.body);
      bought.orderId = order.orderId;
      const answers = promises.opened.get(key) ?? new Set();
      promises.opened.set(key, answers.add(JSON.stringify(answer.body)));
      await pair.payer.pay(payments, order.widget, 'good');
      bought.paidAt = performance.now();
      await between?.();
      if (marked)
        await as(ADMINISTRATOR, 'POST', calls.refundTopup.path, { topupRef: order.orderId, reason: 'Asked for it' });
      if (!leaves) await tell(bought, email, amount);
    },
    async look() {
      for (const bought of all) {
        const { email, amount } = whose.get(bought) ?? {};
        if (bought.orderId === null || bought.endedAt !== null || email === undefined || amount === undefined) continue;
        const path = `${calls.orderStatus.path}?orderId=${bought.orderId}`;
        const answer = await as(email, 'GET', path);
        if (answer?.status !== 200) continue;
        seen(bought, stands.parse(answer.body).state);
        if (bought.state === 'fulfilled') await tell(bought, email, amount);
      }
    },
  };
}
