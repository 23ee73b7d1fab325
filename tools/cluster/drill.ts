import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { calls } from '#catalogues/calls/index.ts';
import type { CallInput } from '#catalogues/calls/services.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import type { Cluster } from './cluster.ts';

/** What a killed server, or an upgrade, cost. */
export interface Drilled {
  readonly purchases: number;
  /** Calls that had no answer, or none of the portal's, and were made again. */
  readonly again: number;
  /** Purchases that a buyer saw delivered; and all that is wrong in the books, by order. */
  readonly delivered: number;
  readonly wrong: readonly string[];
  readonly seconds: number;
  /** Only with a standby: how often each of the two data bases was read for who looked up what was just delivered. */
  readonly reads?: { readonly standby: number; readonly primary: number };
}

/** What a portal with a standby is asked for its figures by. */
export const DRILL_METRICS_TOKEN = 'drill-metrics-of-a-cluster';
const AT_ONCE = 6;
/** For so long nothing of the standby moves, ms. */
const FROZEN_MS = 5_000;
const CARD = '4242424242424242';
/** How long a buyer goes on asking, ms. */
const PATIENCE_MS = 240_000;

/**
 * Buys airtime again and again, and after a third of it something happens to the servers; then holds the books against each other. With a
 * standby each purchase is looked up by the platform's administrator as soon as it is delivered: what is not found then is wrong.
 */
export async function drill(
  cluster: Cluster,
  purchases: number,
  happens: (cluster: Cluster) => Promise<void> = killed,
): Promise<Drilled> {
  const began = Date.now();
  let [next, again, delivered] = [0, 0, 0];
  let event: Promise<void> | null = null;
  // Each buyer has an address of their own, as the proxy before the proxy would say: one opens so many orders an hour.
  const ask = async (of: number, method: string, path: string, body?: object, token?: string) => {
    for (const until = Date.now() + PATIENCE_MS; ; await wait(250)) {
      const answer = await fetch(`${cluster.url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.${of >> 8}.${of & 255}`,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => null);
      const said: unknown = await answer?.json().catch(() => null);
      if (answer && answer.status < 500 && answer.status !== 429 && typeof said === 'object' && said !== null)
        return { status: answer.status, said };
      if (Date.now() > until) throw new Error(`${method} ${path}: no answer in time, last ${answer?.status}`);
      again += 1;
    }
  };
  const notFound: string[] = [];
  const signIn = async () => {
    const wish = { email: 'platform@wattchat.example', password: DEMO_PASSWORD };
    const { said } = await ask(0, 'POST', calls.signIn.path, wish);
    if (!('token' in said)) throw new Error(`not signed in: ${JSON.stringify(said)}`);
    return String(said.token);
  };
  const looker = cluster.standby === null ? null : await signIn();
  const lookUp = async (number: number, orderId: string, token: string) => {
    const { method, path } = calls.findPayment;
    const { status, said } = await ask(number, method, `${path}?${new URLSearchParams({ orderId })}`, undefined, token);
    if (!('status' in said && said.status === 'successful'))
      notFound.push(`${orderId} was delivered, and whoever looks it up is answered ${status}`);
  };
  const buy = async (number: number) => {
    const bought = {
      ...{ key: `cluster-drill-${began.toString(36)}-${number}`, provider: 'mtn', amount: 500 },
      ...{ destinationAccount: '08031230001', email: 'drill@mail.example' },
    };
    const wish: CallInput<'openBill'> = { ...bought, kind: 'airtime', screen: 'airtime' };
    const opened = await ask(number, 'POST', calls.openBill.path, wish);
    const order = opened.said;
    if (!('orderId' in order)) throw new Error(`not opened: ${JSON.stringify(opened)}`);
    await ask(number, 'POST', `/sandbox/payments/${String(order.orderId)}`, { card: CARD });
    const word: CallInput<'payBill'> = {
      ...bought,
      ...{ service: 'vtu', orderId: String(order.orderId), status: 'CAPTURED' },
    };
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await wait(250)) {
      const { status, said } = await ask(number, 'POST', calls.payBill.path, word);
      if (status === 200) {
        delivered += 1;
        if (looker !== null) await lookUp(number, String(order.orderId), looker);
        return;
      }
      if (status !== 202 && status !== 409)
        throw new Error(`${String(order.orderId)}: answered ${status} ${JSON.stringify(said)}`);
    }
  };
  const buyer = async () => {
    while (next < purchases) {
      next += 1;
      const number = next;
      // The others go on buying meanwhile.
      if (number > purchases / 3) event ??= happens(cluster);
      await buy(number);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, buyer));
  await event;
  return {
    purchases,
    again,
    delivered,
    wrong: [...(await wrongIn(cluster.databaseUrl)), ...notFound],
    seconds: (Date.now() - began) / 1_000,
    ...(cluster.standby !== null && { reads: await readsOf(cluster.portalUrls) }),
  };
}

/** How many calls the portals that are left have answered from each data base. */
async function readsOf(urls: readonly string[]): Promise<NonNullable<Drilled['reads']>> {
  const headers = { authorization: `Bearer ${DRILL_METRICS_TOKEN}` };
  const told = await Promise.all(
    urls.map((url) =>
      fetch(`${url}/metrics`, { headers })
        .then((answer) => answer.text())
        .catch(() => ''),
    ),
  );
  const from = (which: string) =>
    told.reduce(
      (sum, text) =>
        sum + Number(new RegExp(`^wattchat_reads_total\\{from="${which}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0),
      0,
    );
  return { standby: from('replica'), primary: from('primary') };
}

/** One of them is killed as by a power cut, and where there is a standby it falls silent for a while. */
async function killed({ portals: [first], standby }: Cluster): Promise<void> {
  if (first === undefined) return;
  const gone = once(first, 'exit');
  first.kill('SIGKILL');
  await gone;
  if (standby === null) return;
  standby.freeze();
  try {
    await wait(FROZEN_MS);
  } finally {
    standby.thaw();
  }
}

/** Orders that were paid and did not end, were vended more or less than once, or whose entries do not sum to zero. */
async function wrongIn(databaseUrl: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select orders.order_id || ' is ' || state as wrong from orders join payments using (order_id)
        where email = 'drill@mail.example' and state <> 'fulfilled'
      union all
      select order_id || ' was vended ' || coalesce(executions, 0) || ' times' from orders
        left join sandbox_vends on reference = order_id
        where email = 'drill@mail.example' and state = 'fulfilled' and executions is distinct from 1
      union all
      select 'a posting does not sum to zero: ' || transaction_id from ledger_entries
        group by transaction_id having sum(amount_kobo) <> 0`);
    return rows.map((row) => String(row.wrong));
  } finally {
    await client.end();
  }
}
