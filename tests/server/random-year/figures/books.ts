import { sql } from 'kysely';
import { expect } from 'vitest';
import { STATUS_WORDS } from '#catalogues/orders.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { figuresOf } from '#src/server/dashboards/person.ts';
import { statementOf } from '#src/server/statements/statement.ts';
import { EVER, kobo, sumOf, type Year } from '../year.ts';
import { linesIn } from './files.ts';

interface Month {
  readonly month: string;
  readonly power: number;
  readonly serviceCharge: number;
  readonly devLevy: number;
  readonly fine: number;
}

const of = (rows: unknown, name: string): number =>
  sumOf((rows as Record<string, unknown>[]).map((one) => kobo(one[name])));

/** Hold what was collected and spent, in all and by the months of a dashboard, against what was done, the ledger, the statement with the platform, and every file. */
export async function booksAgree(year: Year): Promise<void> {
  const { stands, before } = year;
  const said = await year.read('estateBooks', EVER);
  const [cash, spent, paidOn] = [stands.cash, stands.spent, stands.paidOn].map((one) => sumOf(one.values()));
  const collected = kobo(said.collected) - kobo(said.cash);
  expect([kobo(said.cash), kobo(said.spent)]).toEqual([cash, spent]);
  expect([of(said.services, 'amount'), of(said.months, 'collected')]).toEqual(
    [said.collected, said.collected].map(kobo),
  );
  expect([of(said.heads, 'amount'), of(said.months, 'spent')]).toEqual([spent, spent]);
  expect(await year.owedToEstate()).toBe(before.notInBooks + collected - Number(paidOn));
  const days = { from: before.day, to: year.day() };
  const { sums } = await statementOf({ db: year.db, clock: year.deps.clock }, days, year.estateId);
  expect([kobo(sums.left), kobo(sums.out)]).toEqual([await year.owedToEstate(), paidOn]);
  const platform = await statementOf({ db: year.db, clock: year.deps.clock }, days, null);
  expect(platform.estates.find(({ id }) => id === year.estateId)).toMatchObject({
    ...{ in: sums.in, out: sums.out, left: sums.left },
  });
  const lines = await year.read('spendings', { ...EVER, rows: 100 });
  const taken = await year.read('cashPayments', { ...EVER, rows: 100 });
  expect([of(lines.spendings, 'amount'), of(taken.payments, 'amount')]).toEqual([spent, cash]);
  await filesAgree(year, said);
  await allPaymentsAgree(year, { collected, fees: kobo(said.fees), cash: Number(cash) });
  await monthsAgree(year);
}

/** The files of what was collected and spent. */
async function filesAgree(year: Year, said: Record<string, unknown>): Promise<void> {
  const file = async (what: string) => linesIn(await year.fileOf('exportEstateBooks', { ...EVER, of: what })).slice(1);
  const [months, services, heads] = [await file('months'), await file('services'), await file('heads')];
  const last = (rows: readonly (readonly string[])[], ...at: readonly number[]) =>
    at.map((one) => kobo(rows.at(-1)?.at(one)));
  expect(last(months, 1, 2)).toEqual([said.collected, said.spent].map(kobo));
  expect([...last(services, -1), ...last(heads, -1)]).toEqual([said.collected, said.spent].map(kobo));
  const [spendings, cash] = [await file('spendings'), await file('cash')];
  expect([sumOf(spendings.map((cells) => kobo(cells[3]))), sumOf(cash.map((cells) => kobo(cells[5])))]).toEqual(
    [said.spent, said.cash].map(kobo),
  );
}

/** The one file of all payments of the estate: dues, power and cash. */
async function allPaymentsAgree(
  year: Year,
  { collected, fees, cash }: { readonly collected: number; readonly fees: number; readonly cash: number },
): Promise<void> {
  const [head = [], ...rows] = linesIn(await year.fileOf('exportEstateTransactions', { view: 'all' }));
  const at = (label: string) => head.indexOf(label);
  const [amount, status, what, fee, service] = ['Amount', 'Status', 'Payment', 'Of which fee', 'Service'].map(at) as [
    ...[number, number, number, number, number],
  ];
  const paid = rows.filter((cells) => cells[service] !== CASH.way && cells[status] === STATUS_WORDS.successful);
  const ofDues = paid.filter((cells) => cells[what] !== 'Power');
  const inAll = (some: typeof rows, column: number) => sumOf(some.map((cells) => kobo(cells[column])));
  expect([inAll(ofDues, amount) - inAll(ofDues, fee), inAll(ofDues, fee)]).toEqual([collected, fees]);
  expect(
    inAll(
      rows.filter((cells) => cells[service] === CASH.way),
      amount,
    ),
  ).toBe(cash);
  const summary = await year.read('estateSummary');
  expect([kobo(summary.total_successful_transactions_value), summary.total_number_successful_transactions]).toEqual([
    ...[inAll(paid, amount), paid.length],
  ]);
}

/** The months of the dashboard: against the books, against what each resident sees of their own, and against the energy. */
async function monthsAgree(year: Year): Promise<void> {
  const months = (await year.read('estateDashboard')).months as Month[];
  const span = { from: months[0]?.month, to: months.at(-1)?.month };
  const books = await year.read('estateBooks', span);
  const paid = months.map((one) => kobo(one.serviceCharge) + kobo(one.devLevy) + kobo(one.fine));
  expect(sumOf(paid)).toBe(kobo(books.collected) - kobo(books.cash) + kobo(books.fees));
  const people = await year.db
    .selectFrom('orders')
    .select('user_id as id')
    .distinct()
    .where('estate_id', '=', year.estateId)
    .where('user_id', 'is not', null)
    .execute();
  const own: Month[] = [];
  for (const { id } of people) {
    const person = { id: id ?? '', role: 'service-user', meterNumber: null } as const;
    own.push(...(await figuresOf({ db: year.db, clock: year.deps.clock }, person, year.estateId)).months);
  }
  const figures = ['power', 'serviceCharge', 'devLevy', 'fine'] as const;
  const added = months.map(({ month }) => [
    month,
    ...figures.map((figure) =>
      of(
        own.filter((one) => one.month === month),
        figure,
      ),
    ),
  ]);
  expect(added).toEqual(months.map((one) => [one.month, ...figures.map((figure) => kobo(one[figure]))]));
  await energyAgrees(year, months);
}

/** What of the energy was sold, by the vendor's own books, and what came in. */
async function energyAgrees({ db, estateId, read, stands }: Year, months: readonly Month[]): Promise<void> {
  const energy = await read('energyBalance', { from: months[0]?.month, to: months.at(-1)?.month });
  const told = energy.months as {
    month: string;
    sold: number;
    paid: number;
    bill: { kwh: number; cost: number } | null;
  }[];
  const bills = told.flatMap(({ month, bill }) => (bill === null ? [] : [[month, kobo(bill.kwh), kobo(bill.cost)]]));
  expect(bills).toEqual(
    [...stands.cameIn]
      .filter(([month]) => told.some((one) => one.month === month))
      .map(([month, { hundredths, cost }]) => [month, hundredths, cost])
      .toSorted(),
  );
  const { rows } = await sql<{ month: string; hundredths: string; kobo: string; fees: string }>`
    select to_char(orders.captured_at at time zone 'Africa/Lagos', 'YYYY-MM') as month,
      round(sum(coalesce(vend.units, tokens.units)::numeric) * 100) as hundredths,
      sum(coalesce(vend.amount_kobo, orders.amount_kobo)) as kobo, sum(orders.fee_kobo) as fees
    from orders join tokens on tokens.order_id = orders.order_id
      left join sandbox_vends as vend on vend.reference = orders.order_id and vend.executions > 0
    where orders.estate_id = ${estateId} and orders.kind = 'power' and orders.state = 'fulfilled' group by 1`.execute(
    db,
  );
  for (const { month, sold, paid } of told) {
    const vended = rows.find((row) => row.month === month) ?? { hundredths: 0, kobo: 0, fees: 0 };
    expect([month, kobo(sold), kobo(paid)]).toEqual([month, Number(vended.hundredths), Number(vended.kobo)]);
    const shown = months.find((one) => one.month === month)?.power;
    expect([month, kobo(shown)]).toEqual([month, Number(vended.kobo) + Number(vended.fees)]);
  }
}
