import { expect } from 'vitest';
import type { Services } from '#catalogues/calls/services.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { readSummary } from '#machines/pages/residents/summary-file.ts';
import { arrears } from '#src/server/billing/arrears.ts';
import { debtsTold } from '#src/server/billing/settles.ts';
import { residentDashboard } from '#src/server/dashboards/resident.ts';
import { meterStatement } from '#src/server/meter-statements/statement.ts';
import { pdfText } from '../../../support/pdf/pdf-text.ts';
import { kobo, sumOf, type Year } from '../year.ts';
import { linesIn } from './files.ts';
import type { House } from './houses.ts';

/** What `of` says of each due, kobo above 0 where it is owed, in the signs of the dashboards. */
const shownOwes = ({ serviceCharge, devLevy, fine }: Record<string, unknown>) => ({
  'service-charge': 0 - kobo(serviceCharge),
  'dev-levy': 0 - kobo(devLevy),
  fine: 0 + kobo(fine),
});

/** Hold all that says what a house owes against the ledger: statement, balances, charges, the block's figures, and who lives there. */
export async function houseAgrees(year: Year, house: House): Promise<void> {
  const { meter, owes } = house;
  const all = sumOf(Object.values(owes));
  const said = await year.read('meterStatement', { meter_number: meter, from: year.before.day, to: year.day() });
  const dues = said.dues as Record<string, number>;
  expect([meter, kobo(said.closing), ...Object.keys(owes).map((due) => 0 + kobo(dues[due]))]).toEqual([
    ...[meter, all, ...Object.values(owes)],
  ]);
  // Its sums and its lines lead from the one balance to the other, each by what it charges and what it pays.
  expect([meter, kobo(said.opening) + sumOf(Object.values(said.sums as object).map(kobo))]).toEqual([meter, all]);
  let owed = kobo(said.opening);
  for (const line of said.lines as Record<string, unknown>[]) {
    owed += kobo(line.charged) - kobo(line.paid);
    expect([meter, line.what, kobo(line.owedAfter)]).toEqual([meter, line.what, owed]);
  }
  expect([meter, owed]).toEqual([meter, all]);
  expect([meter, shownOwes(await year.read('meterName', { meter_number: meter }))]).toEqual([meter, owes]);
  expect([meter, asOwes(await arrears(year.db, meter))]).toEqual([meter, owes]);
  const told = await debtsTold(year.db, meter);
  expect([meter, sumOf(told.map(({ amount }) => kobo(amount)))]).toEqual([meter, house.owed]);
  const charges = told.map(({ due, amount, since }) => `${since} ${due} ${kobo(amount)}`);
  expect([meter, charges.toSorted()]).toEqual([
    meter,
    house.left.map((one) => `${one.since} ${one.due} ${one.kobo}`).toSorted(),
  ]);
  await dashboardsAgree(year, house);
}

const asOwes = ({ serviceChargeKobo, devLevyKobo, fineKobo }: Awaited<ReturnType<typeof arrears>>) => ({
  ...{ 'service-charge': 0 - serviceChargeKobo, 'dev-levy': 0 - devLevyKobo, fine: 0 + fineKobo },
});

/** The dashboard and the statement of who lives there, and the administrator's dashboard of them. */
async function dashboardsAgree(year: Year, { meter, owes }: House): Promise<void> {
  const person = await year.residentOf(meter);
  if (person === undefined) return;
  const own = await residentDashboard({ db: year.db, clock: year.deps.clock }, person);
  if (own.status !== 200) throw new Error(JSON.stringify(own));
  const { dues } = await year.read('userDashboard', { user_id: person.id });
  expect([meter, shownOwes(dues as Record<string, unknown>)]).toEqual([meter, owes]);
  const statement = await meterStatement(year.db, person, { from: year.before.day, to: year.day() });
  if (person.awaits !== 'nothing') return expect([meter, own.data.dues, statement.status]).toEqual([meter, null, 403]);
  if (statement.status !== 200) throw new Error(JSON.stringify(statement));
  expect([meter, shownOwes(own.data.dues ?? {})]).toEqual([meter, owes]);
  // Whoever came later sees less of what was before, and the same of what is owed now.
  expect([meter, kobo(statement.data.closing)]).toEqual([meter, sumOf(Object.values(owes))]);
}

/** Hold the files of a statement against the statement. */
export async function filesAgree(year: Year, meter: string): Promise<void> {
  const days = { meter_number: meter, from: `${year.day().slice(0, 7)}-01`, to: year.day() };
  const said = await year.read('meterStatement', days);
  const lines = said.lines as Record<string, unknown>[];
  const rows = linesIn(await year.fileOf('exportMeterStatement', days)).slice(1);
  expect([meter, rows.map((cells) => kobo(cells.at(-1)))]).toEqual([
    meter,
    [said.opening, ...lines.map(({ owedAfter }) => owedAfter), said.closing].map(kobo),
  ]);
  const [charged, paid] = [4, 5].map((at) => sumOf(rows.map((cells) => kobo(cells[at]))));
  expect([meter, Number(charged) - Number(paid)]).toEqual([meter, kobo(said.closing) - kobo(said.opening)]);
  const drawn = pdfText(await year.fileOf('exportMeterStatement', { ...days, as: 'pdf' })).join('\n');
  for (const balance of [said.opening, said.closing]) expect(drawn).toContain(formatNaira(Math.abs(kobo(balance))));
}

/** Hold what the estate is owed in all: its dashboard, MANAGE and the file of it, who owes and the file of that, by dues and by ages. */
export async function estateAgrees(year: Year, houses: readonly House[]): Promise<void> {
  const owing = houses.filter(({ owed }) => owed > 0);
  const all = sumOf(owing.map(({ owed }) => owed));
  expect(kobo((await year.read('estateDashboard')).owed)).toBe(all);
  await manageAgrees(year, houses);
  const { debtors, sums } = (await year.read('debtors', { rows: 100 })) as unknown as Debtors;
  const shown = debtors.map((one) => ({
    ...figuresOf(one),
    meter: one.meterNumber,
    since: one.since,
    payBy: one.payBy,
  }));
  const expected = owing.map((house) => debtorOf(house));
  const byMeter = (one: { meter: string }, other: { meter: string }) => one.meter.localeCompare(other.meter);
  expect(shown.toSorted(byMeter)).toEqual(expected.toSorted(byMeter));
  expect(figuresOf(sums)).toEqual(totalOf(expected));
  const rows = linesIn(await year.fileOf('exportDebtors')).slice(1);
  const filed = rows.map((cells) => ({
    ...{
      meter: cells[0],
      since: cells[4],
      figures: cells.slice(5, 12).map(kobo),
      payBy: cells[12],
      owed: kobo(cells.at(-1)),
    },
  }));
  expect(filed.toSorted((one, other) => String(one.meter).localeCompare(String(other.meter)))).toEqual(
    expected.toSorted(byMeter).map(({ meter, since, dues, ages, payBy, owed }) => ({
      ...{ meter, since, figures: [...dues, ...ages], payBy: payBy ?? '', owed },
    })),
  );
}

interface Sums {
  readonly owed: number;
  readonly dues: Readonly<Record<string, number>>;
  readonly ages: Readonly<Record<string, number>>;
}

interface Debtors {
  readonly debtors: readonly (Sums & { meterNumber: string; since: string; payBy: string | null })[];
  readonly sums: Sums;
}

/** Sums of the report: by dues, and by ages of 30, 60, 90 days and more; kobo. */
const figuresOf = ({ owed, dues, ages }: Sums) => ({
  owed: kobo(owed),
  dues: ['service-charge', 'dev-levy', 'fine'].map((due) => kobo(dues[due])),
  ages: ['to30', 'to60', 'to90', 'over90'].map((age) => kobo(ages[age])),
});

function debtorOf({ meter, owes, owed, left }: House) {
  const between = (from: number, to: number) =>
    sumOf(left.filter(({ days }) => days > from && days <= to).map((one) => one.kobo));
  return {
    ...{ meter, owed, dues: Object.values(owes).map((one) => Math.max(0, one)) },
    ages: [between(Number.NEGATIVE_INFINITY, 30), between(30, 60), between(60, 90), between(90, 100_000)],
    since: left.map(({ since }) => since).sort()[0] ?? '',
    payBy: left.flatMap(({ payBy }) => payBy ?? []).sort()[0] ?? null,
  };
}

const totalOf = (all: readonly ReturnType<typeof debtorOf>[]) => ({
  owed: sumOf(all.map(({ owed }) => owed)),
  dues: [0, 1, 2].map((at) => sumOf(all.map(({ dues }) => dues[at] ?? 0))),
  ages: [0, 1, 2, 3].map((at) => sumOf(all.map(({ ages }) => ages[at] ?? 0))),
});

/** MANAGE has each house once for each who lives there, with all that it owes, and those of nobody on which something stands. */
async function manageAgrees(year: Year, houses: readonly House[]): Promise<void> {
  const rows = (await year.read('residentSummary')) as unknown as Record<string, unknown>[];
  const list = Object.values(rows).filter(({ meterNo }) => typeof meterNo === 'string');
  for (const row of list) {
    const { meter, owes } = houses.find((house) => house.meter === row.meterNo) ?? { meter: '', owes: {} };
    expect([meter, shownOwes(row)]).toEqual([meter, owes]);
  }
  const shown = new Set(list.map(({ meterNo }) => meterNo));
  expect(houses.filter(({ meter, owed }) => owed > 0 && !shown.has(meter))).toEqual([]);
  const services = { residentSummary: async () => ({ status: 200, data: Object.values(rows) }) } as unknown as Services;
  const file = await readSummary(services, new AbortController().signal);
  if (file.kind !== 'good') throw new Error('There is no file of MANAGE.');
  const filed = linesIn(Buffer.from(file.data.base64, 'base64'))
    .slice(1)
    .filter((cells) => cells[3] !== '');
  expect(filed.map((cells) => [cells[3], ...cells.slice(7, 10).map(kobo)])).toEqual(
    list.map(({ meterNo, serviceCharge, devLevy, fine }) => [meterNo, ...[serviceCharge, devLevy, fine].map(kobo)]),
  );
}
