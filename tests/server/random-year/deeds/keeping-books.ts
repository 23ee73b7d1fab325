import { recordEstatePayment, takeBackEstatePayment } from '#src/server/statements/estate-payments.ts';
import { type Deed, kobo, naira, type Year } from '../year.ts';

/** Take one of what was written down and stands away, and answer its number; undefined: there is none. */
function oneOf({ dice }: Year, standing: ReadonlyMap<number, unknown>): number | undefined {
  return standing.size === 0 ? undefined : dice.pick([...standing.keys()]);
}

const platform = async ({ month }: Year) => (await month.office.person('platform@wattchat.example')).id;

/** What an estate writes down of its money: cash, spending, energy, and what it is handed on. */
export const KEEPING_BOOKS = {
  'write cash down': async (year) => {
    const { dice, stands } = year;
    const amount = 100 + year.amount(30_000_00);
    const paid = {
      ...{ meter_number: year.meter(), servicePayment: dice.pick(['servicecharge', 'devlevy', 'fine']) },
      ...{ amount: naira(amount), day: year.dayBefore(), payer: 'Ada', note: `Note ${year.time.now.getTime()}` },
    };
    const answer = await year.ask('recordCash', paid);
    if (!year.took(answer, 'cash-beyond')) return false;
    stands.cash.set(Number(answer.said.id), amount);
    return true;
  },
  'take cash back': async (year) => {
    const id = oneOf(year, year.stands.cash);
    if (id === undefined) return false;
    year.took(await year.ask('takeCashBack', { id, reason: 'It was wrong' }));
    return year.stands.cash.delete(id);
  },
  spend: async (year) => {
    const head = year.dice.pick(['diesel', 'security', 'Landscaping', 'landscaping']);
    const amount = 100 + year.amount(30_000_00);
    const spending = { head, amount: naira(amount), day: year.dayBefore(), payee: 'Somebody' };
    const answer = await year.ask('noteSpending', { ...spending, note: `Note ${year.time.now.getTime()}` });
    year.took(answer);
    year.stands.spent.set(Number(answer.said.id), amount);
    return true;
  },
  'take spending back': async (year) => {
    const id = oneOf(year, year.stands.spent);
    if (id === undefined) return false;
    year.took(await year.ask('takeSpendingBack', { id, reason: 'It was wrong' }));
    return year.stands.spent.delete(id);
  },
  'energy came in': async (year) => {
    const month = year.dayBefore().slice(0, 'yyyy-mm'.length);
    const { months } = await year.read('energyBalance', { from: month, to: month });
    const [{ bill } = { bill: null }] = months as { bill: { id: number } | null }[];
    const came = { hundredths: 100 + year.dice.whole(10_000_000), cost: year.amount(90_000_00) };
    const note = { month, kwh: came.hundredths / 100, cost: naira(came.cost), replaces: bill?.id ?? null };
    year.took(await year.ask('noteEnergy', note));
    year.stands.cameIn.set(month, came);
    return true;
  },
  'pay on to the estate': async (year) => {
    const owed = await year.owedToEstate();
    if (owed <= 100) return false;
    const amount = 1 + year.dice.whole(owed);
    const answer = await recordEstatePayment(year.deps, await platform(year), {
      ...{ property_id: year.estateId, amount: naira(amount), day: year.day(), reference: year.key(), more: false },
    });
    if (!year.took({ status: answer.status, said: answer.data }) || answer.status !== 200) return false;
    year.stands.paidOn.set(answer.data.id, amount);
    return kobo(answer.data.owed) === owed - amount;
  },
  'take that back': async (year) => {
    const id = oneOf(year, year.stands.paidOn);
    if (id === undefined) return false;
    const answer = await takeBackEstatePayment(year.deps, await platform(year), {
      id,
      reason: 'The bank sent it back',
    });
    year.took({ status: answer.status, said: answer.data });
    return year.stands.paidOn.delete(id);
  },
} as const satisfies Record<string, Deed>;
