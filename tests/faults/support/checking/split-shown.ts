import { koboOf } from '#catalogues/money.ts';
import { DUE_KINDS, type OrderKind } from '#catalogues/orders.ts';
import { accounts, DUES } from '#src/server/billing/chart.ts';
import { monthsOf } from '#src/server/billing/months.ts';
import { PAID_BY } from '#src/server/billing/owed-now.ts';
import { booksOf, koboIn } from '#src/server/books/books.ts';
import { figuresOf } from '#src/server/dashboards/person.ts';
import { countsOf, summarise } from '#src/server/histories/counts.ts';
import { meterStatement } from '#src/server/meter-statements/statement.ts';
import type { OrderRow } from '#src/server/settlement/settle.ts';
import { ESTATE, METERS, RESIDENT } from '../fixtures.ts';
import type { World } from '../world.ts';

/** Days around every schedule, and its months. */
const DAYS = { from: '2026-10-01', to: '2027-09-30' } as const;
const MONTHS = { from: '2026-10', to: '2027-09' } as const;

/** I15: statements, the resident's dashboard and history, and the estate's books show each top-up's parts once, to the kobo. */
export async function partsShown(
  { db, clock }: World,
  orders: readonly OrderRow[],
  ledger: readonly { readonly account: string; readonly kobo: number }[],
): Promise<string[]> {
  const own = orders.filter(({ user_id, state }) => user_id === RESIDENT.id && state === 'fulfilled');
  const bought = (kinds: readonly OrderKind[]) =>
    own.reduce((sum, one) => sum + (kinds.includes(one.kind) ? one.total_kobo - one.debt_kobo : 0), 0);
  const said: (readonly [what: string, shown: number, is: number])[] = [];
  const { months } = await figuresOf({ db, clock }, RESIDENT);
  const power = months.reduce((sum, month) => sum + koboOf(month.power), 0);
  said.push(['of power on the dashboard', power, bought(['power'])]);
  const kinds = ['power', ...DUE_KINDS] as const;
  const wanted = { whose: { userId: RESIDENT.id }, kinds, days: {}, status: undefined, newestFirst: true };
  said.push(['in the history', summarise(await countsOf(db, wanted), undefined).successfulKobo, bought(kinds)]);
  const books = await booksOf({ db, clock }, ESTATE.id, monthsOf(MONTHS) ?? [], { published: false });
  const dues = own.filter(({ kind }) => DUE_KINDS.some((due) => due === kind));
  said.push(['in the books', koboIn(books.collected), dues.reduce((sum, one) => sum + one.amount_kobo, 0)]);
  const office = { ...RESIDENT, role: 'service-admin' } as const;
  for (const meter of Object.values(METERS)) {
    const stands = DUES.map((due) => ledger.find(({ account }) => account === accounts.meter(meter, due))?.kobo ?? 0);
    const owed = stands.reduce((sum, kobo) => sum - kobo, 0);
    const statement = await meterStatement(db, office, { meter_number: meter, ...DAYS });
    if (statement.status !== 200) throw new Error(JSON.stringify(statement));
    said.push([`on the statement of ${meter}`, koboOf(statement.data.closing), owed]);
    const figures = await figuresOf({ db, clock }, { ...RESIDENT, meterNumber: meter });
    const { serviceCharge, devLevy, fine } = figures.dues;
    const shown = koboOf((fine ?? 0) - (serviceCharge ?? 0) - (devLevy ?? 0));
    said.push([`owed on the dashboard of ${meter}`, shown, owed]);
    for (const due of DUES) {
      const paid = own.filter((one) => one.kind === PAID_BY[due] && one.destination_account === meter);
      const lines = statement.data.lines.filter((line) => line.kind === 'payment' && line.due === due);
      const sum = lines.reduce((all, line) => all + koboOf(line.paid), 0);
      said.push([
        `of ${due} paid on the statement of ${meter}`,
        sum,
        paid.reduce((all, one) => all + one.amount_kobo, 0),
      ]);
    }
  }
  return said
    .filter(([, shown, is]) => shown !== is)
    .map(([what, shown, is]) => `I15 ${shown} kobo ${what}, not ${is}`);
}
