import { SPECIFIED_POLICY } from '#catalogues/arrears.ts';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { accounts, DUES } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import { eventually } from '../../support/eventually.ts';
import { tokenIn } from '../../support/server/own-account.ts';
import { freshSettings, sendTo, startTestPortal } from '../../support/server/running.ts';

/** What a sandbox card of the dialogue's order came to, naira as a person reads it. */
export interface Money {
  readonly charged: string;
  readonly givenBack: string;
}

/** The portal that every dialogue of a run is held with, and what is known of it behind the scenes. */
export type House = Awaited<ReturnType<typeof openHouse>>;

/** Starts a whole portal on loopback with the demonstration's people. */
export async function openHouse() {
  const { settings, remove } = await freshSettings();
  const portal = await startTestPortal({ ...settings, SIGN_IN_TRIES_PER_ADDRESS: '10000' });
  const { db } = portal.deps;

  const tokens = new Map<string, string>();
  const person = async (email: string) => {
    const row = db.selectFrom('users').select(['id', 'estate_id', 'meter_number']).where('email', '=', email);
    const { id, estate_id, meter_number } = await row.executeTakeFirstOrThrow();
    if (estate_id === null || meter_number === null) throw new Error(`${email} lives nowhere.`);
    return { id, estate_id, meter_number };
  };
  const orders = async () =>
    new Set((await db.selectFrom('orders').select('order_id').execute()).map((o) => o.order_id));
  return {
    url: `${portal.url}/`,
    /** The session of a person, one for all dialogues until one ends it: a visitor has none. `who` is what an account of the demonstration is, or an address. */
    async sessionOf(who: string): Promise<string | null> {
      if (/^(?:a )?visitor$/.test(who)) return null;
      const email = DEMO_ACCOUNTS.find(({ what }) => what === who)?.email ?? who;
      const { method, path } = calls.signIn;
      const kept = tokens.get(email);
      if (kept !== undefined) return kept;
      const { body } = await sendTo(portal.url, method, path, { email, password: DEMO_PASSWORD });
      if (typeof body.token !== 'string') throw new Error(`Nobody is "${who}": ${JSON.stringify(body)}`);
      tokens.set(email, body.token);
      return body.token;
    },
    /** The session of a token is over, or may be: whose it was signs in anew. */
    forget(token: string): void {
      for (const [email, kept] of tokens) if (kept === token) tokens.delete(email);
    },
    /** Nothing of an earlier dialogue is gone on with, and nobody speaks the language of one. */
    async forgetTalk(): Promise<void> {
      await db.deleteFrom('kept_conversations').execute();
      await db.updateTable('users').set({ language: null }).execute();
    },
    /**
     * The estate of a person takes so many percent of each top-up for what is owed, and stops nobody, until the end of the dialogue; null:
     * it rules nothing of its own any more.
     */
    async ruleShare(email: string, percent: number | null): Promise<void> {
      const { id, estate_id } = await person(email);
      const rule = percent === null ? null : JSON.stringify({ ...SPECIFIED_POLICY, block: [], debtShare: percent });
      const before = await db
        .selectFrom('arrears_policies')
        .select(({ fn }) => fn.max('version').as('version'))
        .where('estate_id', '=', estate_id)
        .executeTakeFirstOrThrow();
      const version = (before.version ?? 0) + 1;
      const by = { reason: 'Voted by the residents', set_by: id, set_at: new Date() };
      await db
        .insertInto('arrears_policies')
        .values({ estate_id, version, rule, from_day: '2000-01-01', ...by })
        .execute();
    },
    /** All that the meter of a person owes is paid at the office of their estate. */
    async payAtOffice(email: string): Promise<void> {
      const { estate_id, meter_number } = await person(email);
      await db.transaction().execute(async (trx) => {
        for (const due of DUES) {
          const account = accounts.meter(meter_number, due);
          const { [account]: stands = 0 } = await balances(trx, [account]);
          if (stands >= 0) continue;
          const entries = [
            { account, kobo: -stands },
            { account: accounts.dues(estate_id, due), kobo: stands },
          ];
          await post(trx, { kind: 'paid-elsewhere', narration: due, at: new Date(), entries });
        }
      });
    },
    async endSessions(email: string): Promise<void> {
      const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
      await db.updateTable('sessions').set({ ended_at: new Date() }).where('user_id', '=', id).execute();
    },
    /** Begins to count money; the answer tells what was charged and given back for orders since then. */
    async countMoney(): Promise<() => Promise<Money>> {
      const before = await orders();
      return async () => {
        const all = await db.selectFrom('sandbox_payments').selectAll().where('trans_id', 'is not', null).execute();
        // What was sent to an account number is a payment of its own there.
        const isNew = (orderId: string) => !before.has(orderId.replace(/\.t\d$/, ''));
        const ours = all.filter(({ order_id, status }) => isNew(order_id) && status !== 'failed');
        const sum = (kobo: (payment: (typeof ours)[number]) => number) =>
          formatNaira(ours.reduce((total, payment) => total + kobo(payment), 0));
        return { charged: sum((one) => one.amount_kobo), givenBack: sum((one) => one.refunded_kobo) };
      };
    },
    /** The subjects of the mails to an address. */
    async mailsTo(email: string): Promise<readonly { readonly subject: string; readonly text: string }[]> {
      return db
        .selectFrom('mail_outbox')
        .select(['subject', 'text'])
        .where('to_address', '=', email)
        .orderBy('created_at')
        .execute();
    },
    /** The token of the last link that was mailed to an address, as the sandbox's mailbox has it. */
    linkTo: (email: string) =>
      eventually(async () => {
        const mails = await db
          .selectFrom('sandbox_mail')
          .select('text')
          .where('to_address', '=', email)
          .orderBy('id', 'desc')
          .execute();
        return mails.map(({ text }) => tokenIn(text)).find((token) => token !== '');
      }),
    async close(): Promise<void> {
      await portal.close();
      await remove();
    },
  };
}
