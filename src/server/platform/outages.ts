import type { outages } from '#catalogues/calls/platform/outages.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { isSupply, supplyLabel } from '#catalogues/products/supplies.ts';
import { OUTAGES as SAID } from '#catalogues/sentences/platform/outages.ts';
import { vendorLabel } from '#catalogues/vendors.ts';
import type { CallTaken, Handlers } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { sayBack, sayDown } from '../vending/availability/by-hand.ts';
import { EVERY_VENDOR, outagesOf } from '../vending/availability/outages.ts';
import { hoursLeft, paceOf } from '../vending/availability/wallets.ts';
import { everyVendor } from '../vending/port.ts';
import type { PlatformDeps } from './deps.ts';

type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'vending' | 'otherVendors'>;

const HOUR_MS = 3_600_000;

/** The calls about what is down, as the vendors or administrators said, and about our wallets. */
export function outageHandlers(deps: Deps): Pick<Handlers, keyof typeof outages> {
  return {
    outages: ({ input }) => outagePage(deps, input),
    vendorWallets: async () => ({ status: 200, data: { wallets: await wallets(deps) } }),
    sayDown: ({ input, person }) => down(deps, person.id, input),
    sayBack: ({ input, person }) => back(deps, person.id, input),
  };
}

const vendorsOf = (deps: Deps): readonly string[] => everyVendor(deps).map(({ name }) => name);

/** What is down now of the vendors that are chosen, or what was of any, the newest first. */
async function outagePage(deps: Deps, { of, page }: CallTaken<'outages'>): Promise<CallAnswer<'outages'>> {
  const now = deps.clock();
  const rows = TRANSACTION_PAGE.rows;
  const down = (await outagesOf(deps.db, now, vendorsOf(deps))).map(({ id }) => id);
  const all = deps.db
    .selectFrom('outages')
    .leftJoin('users', 'users.id', 'outages.set_by')
    .where((where) =>
      of === 'now'
        ? where('outages.id', 'in', down)
        : where.or([where('ended_at', 'is not', null), where('holds_until', '<=', now)]),
    );
  const { total } =
    of === 'now' && down.length === 0
      ? { total: 0 }
      : await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const found =
    total === 0
      ? []
      : await all
          .selectAll('outages')
          .select(['users.first_name', 'users.last_name'])
          .orderBy('outages.since', 'desc')
          .orderBy('outages.id', 'desc')
          .limit(rows)
          .offset((page - 1) * rows)
          .execute();
  const list = found.map((one) => ({
    ...{ id: one.id, supply: one.supply, source: one.source, reason: one.reason },
    vendor: one.vendor === EVERY_VENDOR ? null : one.vendor,
    since: one.since.toISOString(),
    until: one.holds_until?.toISOString() ?? null,
    // What nobody says any more was over when it was not believed any longer.
    ended: of === 'now' ? null : ((one.ended_at ?? one.holds_until)?.toISOString() ?? null),
    by: [one.first_name, one.last_name].filter(Boolean).join(' ') || null,
  }));
  return { status: 200, data: { outages: list, total, page } };
}

/** Our wallet with each vendor that has one, whether or not it was ever asked. */
async function wallets(deps: Deps) {
  const kept = await deps.db.selectFrom('vendor_wallets').selectAll().execute();
  const now = deps.clock();
  const all = await Promise.all(
    vendorsOf(deps).map(async (vendor) => {
      const pace = await paceOf(deps.db, vendor, now);
      if (pace === null) return [];
      const one = kept.find((row) => row.vendor === vendor);
      const balance = one?.balance_kobo ?? null;
      return [
        {
          vendor,
          balance: balance === null ? null : nairaOf(balance),
          toldAt: one?.told_at?.toISOString() ?? null,
          problem: one?.problem ?? null,
          low: nairaOf(pace.lowKobo),
          sold: nairaOf(pace.aDayKobo),
          hours: balance === null ? null : hoursLeft(balance, pace),
        },
      ];
    }),
  );
  return all.flat();
}

async function down(
  { db, clock }: Deps,
  actor: string,
  { supply, reason, hours }: CallTaken<'sayDown'>,
): Promise<CallAnswer<'sayDown'>> {
  if (!isSupply(supply)) return refused('no-such-supply', SAID.gone);
  const at = clock();
  const until = hours === undefined ? null : new Date(at.getTime() + hours * HOUR_MS);
  await sayDown(db, at, actor, { supply, reason, until });
  return { status: 200, data: { message: SAID.down.done(supplyLabel(supply)) } };
}

async function back(deps: Deps, actor: string, { supply }: CallTaken<'sayBack'>): Promise<CallAnswer<'sayBack'>> {
  if (!isSupply(supply)) return refused('no-such-supply', SAID.gone);
  const { db, clock } = deps;
  const was = await sayBack(db, clock(), actor, supply);
  const label = supplyLabel(supply);
  const left = (await outagesOf(db, clock(), vendorsOf(deps))).filter((one) => one.supply === supply);
  if (left.length > 0) {
    const lists = left.map(({ vendor }) => vendorLabel(vendor)).join(', ');
    return { status: 200, data: { message: SAID.back.listed(label, lists) } };
  }
  return { status: 200, data: { message: (was ? SAID.back.done : SAID.back.notDown)(label) } };
}
