// @module-tag long
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ALERT_NAMES, type AlertName } from '#catalogues/alerts.ts';
import { ALERTS, firing } from '#src/server/alerts/alerts.ts';
import { lookAtAlerts } from '#src/server/alerts/watch.ts';
import { writeAudit } from '#src/server/audit.ts';
import { sealAll } from '#src/server/chains/seal.ts';
import { readConfig } from '#src/server/config.ts';
import { openLog } from '#src/server/http/log.ts';
import { type Queue, startQueue } from '#src/server/jobs.ts';
import { heardBook, keepHeard } from '#src/server/metrics/heard.ts';
import { readStanding } from '#src/server/metrics/standing.ts';
import { drive } from '#src/server/order-worker/drive.ts';
import { openCase } from '#src/server/settlement/cases.ts';
import { MONEY_PACE } from '#src/server/settlement/money.ts';
import { ADMINISTRATOR } from '../../faults/support/fixtures.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const config = { ...readConfig({}), publicUrl: 'https://portal.wattchat.example' };

let money: TestMoney;
let queue: Queue;
beforeEach(async () => {
  money = await openTestMoney();
  queue = await startQueue(money.database, openLog('silent'));
});
afterEach(async () => {
  await queue.stop();
  await money.close();
});

/** Which alerts fire now. */
const fires = async (): Promise<AlertName[]> =>
  firing(await readStanding(money.db, money.deps.clock())).map(({ alert }) => alert.name);

/** Lets time pass while nobody works. */
const stand = (ms: number) => {
  money.outside.time.now += ms;
};

/** Each alert's situation, in two halves: what comes about, and how long it stays so until somebody has to come. */
const SITUATIONS: Readonly<Record<AlertName, { begin(): Promise<unknown>; forMs: number }>> = {
  'not-delivered': {
    forMs: 15 * MINUTE_MS,
    async begin() {
      const orderId = await money.order('late');
      await money.pay(orderId);
      await money.report(orderId);
      await money.pass(3);
      expect(await money.stateOf(orderId)).toBe('pending');
    },
  },
  'not-paid-back': {
    forMs: 24 * HOUR_MS,
    async begin() {
      const orderId = await money.order('refused');
      await money.pay(orderId);
      await money.deps.db
        .transaction()
        .execute((trx) =>
          trx
            .updateTable('orders')
            .set({ state: 'refund_due', captured_at: money.deps.clock() })
            .where('order_id', '=', orderId)
            .execute(),
        );
    },
  },
  'nobody-settles': { forMs: 5 * MINUTE_MS + MONEY_PACE.unpaidProbeMs, begin: () => money.order() },
  'step-fails': {
    forMs: 0,
    async begin() {
      const { deps } = money;
      const orderId = await money.order();
      const verify = async () => {
        throw new Error('no such field: amount');
      };
      Object.assign(deps, { payments: { ...deps.payments, verify } });
      for (let times = 0; times < 3; times += 1) {
        expect(await fires()).toEqual([]);
        await drive(deps, orderId);
      }
      stand(1_000);
    },
  },
  'case-waits': {
    forMs: 4 * HOUR_MS,
    async begin() {
      await openCase(money.db, await money.order(), 'the amount paid is not the price', money.deps.clock());
    },
  },
  'work-waits': {
    forMs: 5 * MINUTE_MS,
    async begin() {
      // The queue keeps the data base's own time: from here on it is the time of the test, too.
      money.outside.time.now = Date.now();
      await queue.work('some-work', async () => undefined);
      await queue.send(money.db, 'some-work', {}, { startAfterMs: HOUR_MS });
      stand(HOUR_MS);
    },
  },
  'mail-waits': {
    forMs: 30 * MINUTE_MS,
    begin: () =>
      money.db
        .transaction()
        .execute((trx) => money.deps.mail.queue(trx, { to: 'ada@palmcourt.example', subject: 'Hello', text: 'Hello' })),
  },
  'provider-silent': {
    forMs: 10 * MINUTE_MS,
    async begin() {
      const book = heardBook(money.deps.clock);
      for (const failed of [false, true, true]) book.note({ line: 'payments', provider: 'paystack', failed, ms: 40 });
      // Two may be an accident, and those are from before the last answer that was good.
      await keepHeard(money.db, book);
      stand(1);
      for (const _ of [1, 2, 3]) book.note({ line: 'payments', provider: 'paystack', failed: true, ms: 20_000 });
      await keepHeard(money.db, book);
    },
  },
  'books-not-compared': {
    forMs: 36 * HOUR_MS,
    begin: () =>
      money.db
        .insertInto('reconciled_nights')
        .values({ day: '2026-11-20', done_at: money.deps.clock(), mailed: 0 })
        .execute(),
  },
  'chain-broken': {
    forMs: 0,
    begin: () =>
      money.db
        .insertInto('chain_checks')
        .values({ ...CHECKED, checked_at: money.deps.clock(), broken: 'link 3: row 17 was changed' })
        .execute(),
  },
  'chain-not-checked': {
    forMs: 36 * HOUR_MS,
    begin: () =>
      money.db
        .insertInto('chain_checks')
        .values({ ...CHECKED, checked_at: money.deps.clock(), broken: null })
        .execute(),
  },
  'chain-not-sealed': {
    forMs: 15 * MINUTE_MS,
    async begin() {
      const at = money.deps.clock();
      const deed = { at, actor: null, action: 'settings-changed', subject: 'tariff' } as const;
      await sealAll(money.deps);
      await money.db.transaction().execute((trx) => writeAudit(trx, deed));
    },
  },
  'portal-faults': {
    forMs: 0,
    begin: () => money.db.insertInto('client_faults').values(faults(21)).execute(),
  },
};

/** What a look at a chain came to. */
const CHECKED = { chain: 'ledger', links: 3, row_count: 20, head: null } as const;

/** Faults that browsers have just told of. */
function faults(count: number) {
  const at = new Date(Date.parse('2026-11-21T09:00:00Z'));
  return Array.from({ length: count }, (_, i) => ({
    ...{ reference: `F${10_000 + i}`, name: 'TypeError', message: 'it broke', place: '/', stack: '' },
    ...{ count: 1, first_at: at, last_at: at },
  }));
}

test('while nothing is wrong no alert fires', async () => {
  expect(await fires()).toEqual([]);
});

test.each(ALERT_NAMES)('%s fires in the situation that it is for, and not before', async (name) => {
  const { begin, forMs } = SITUATIONS[name];
  await begin();
  if (forMs > 0) {
    stand(forMs - MINUTE_MS / 2);
    expect(await fires()).not.toContain(name);
    stand(MINUTE_MS);
  }
  expect(await fires()).toContain(name);
});

test('administrators are told once that an alert began and once that it is over', async () => {
  const deps = { ...money.deps, config };
  const mails = () =>
    money.db
      .selectFrom('mail_outbox')
      .select(['to_address', 'subject', 'text'])
      .where('subject', 'like', '%at portal.wattchat.example')
      .orderBy('created_at')
      .execute();
  await SITUATIONS['case-waits'].begin();
  stand(5 * HOUR_MS);
  await Promise.all([lookAtAlerts(deps), lookAtAlerts(deps)]);
  await lookAtAlerts(deps);
  const begun = await mails();
  expect(begun.map(({ to_address: to, subject }) => [to, subject])).toContainEqual([
    ADMINISTRATOR.email,
    'Alert: A case waits for somebody to decide at portal.wattchat.example',
  ]);
  expect(begun.filter(({ subject }) => subject.includes('case waits'))).toHaveLength(1);
  await money.db.updateTable('cases').set({ closed_at: money.deps.clock() }).execute();
  stand(MINUTE_MS);
  await lookAtAlerts(deps);
  await lookAtAlerts(deps);
  const over = (await mails()).filter(({ subject }) => subject.startsWith('Over: case-waits'));
  expect(over.map(({ text }) => text)).toEqual([
    'Hello,\n\nThe alert case-waits, which began 21 Nov 2026, 15:00, is over.',
  ]);
});

test('each alert has a page of what to do, and the same rule for Prometheus', () => {
  const operations = join(import.meta.dirname, '../../../docs/operations');
  const runbook = readFileSync(join(operations, 'alerts.md'), 'utf8');
  const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual([...ALERT_NAMES]);
  const rules = readFileSync(join(operations, 'alerts.yml'), 'utf8');
  for (const { name, metric, above } of ALERTS) {
    expect(rules).toContain(`alert: ${name}\n`);
    expect(rules).toMatch(new RegExp(`expr: max\\(${metric}(\\{.*\\})?\\) > ${above}\n`));
  }
});
