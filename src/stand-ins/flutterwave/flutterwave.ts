import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import type { Provider, StandEnv } from '../stand.ts';
import { accountPaths, transferControl } from './accounts.ts';
import { refusal, withKey } from './answers.ts';
import { booksOf } from './books.ts';
import { chargebackControl, chargebackPaths, loseUnanswered } from './chargebacks.ts';
import { bankControl, hostedPages, paymentPaths } from './checkout.ts';
import { endPayouts, payoutControl, payoutPaths } from './payouts.ts';
import { endRefunds, refundControl, refundPaths } from './refunds.ts';
import { type Flutterwave, openShelves } from './rows.ts';
import { settlementControl, settlementPaths } from './settlements.ts';
import { transactionPaths } from './transactions.ts';

/** Flutterwave v3, as its documentation describes it: payments, without the sale of bills. */
export const flutterwave: Provider = {
  port: 4102,
  keys: {
    secret: { variable: 'FLUTTERWAVE_SECRET_KEY', begins: 'FLWSECK_TEST-' },
    hash: { variable: 'FLUTTERWAVE_SECRET_HASH', begins: 'hash-' },
  },
  events: {
    // Off unless they are switched on in the dashboard: an event that was missed stays missed until it is asked for.
    retries: [],
    timeoutMs: 60_000,
    accepted: (status) => status === 200,
    headers: (body, { hash = '' }) => ({
      'verif-hash': hash,
      'flutterwave-signature': createHmac('sha256', hash).update(body).digest('base64'),
    }),
  },
  special: [
    'customer-pays-fees',
    'wrong-amounts-taken',
    'late-transfers-taken',
    'refund-status',
    'wallet-empty',
    'banks-wait',
  ],
  open: (stand) => {
    const vendor: Flutterwave = { ...stand, ...openShelves(stand.book) };
    const app = new Hono<StandEnv>();
    const upToDate = () =>
      vendor.book.change(() => {
        endRefunds(vendor);
        endPayouts(vendor);
        loseUnanswered(vendor);
      });
    app.use(async (_, next) => {
      upToDate();
      await next();
    });
    app.route('/', hostedPages(vendor));
    app.use('/v3/*', withKey(vendor.keys.secret));
    for (const paths of [
      paymentPaths,
      transactionPaths,
      refundPaths,
      payoutPaths,
      chargebackPaths,
      accountPaths,
      settlementPaths,
    ])
      app.route('/v3', paths(vendor));
    for (const control of [
      bankControl,
      transferControl,
      refundControl,
      payoutControl,
      chargebackControl,
      settlementControl,
    ])
      app.route('/stand-in', control(vendor));
    app.notFound((c) => refusal(c, `Cannot ${c.req.method} ${c.req.path}`, 404));
    app.onError((_, c) => {
      const error_id = `ERRNO${vendor.now().getTime()}`;
      return c.json({ error_id, message: 'An error has occurred', code: 'INTERNAL_SERVER_ERROR' }, 500);
    });
    return {
      app,
      books: () => {
        upToDate();
        return booksOf(vendor);
      },
    };
  },
};
