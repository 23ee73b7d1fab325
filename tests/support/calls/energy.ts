import type { CallAnswer, Services } from '#catalogues/calls/services.ts';

type Balance = Extract<CallAnswer<'energyBalance'>, { status: 200 }>['data'];

/** What a portal answers to what is asked of an estate's energy, as data that a test can change. */
export interface EnergyScript {
  energy: Balance;
}

/** A month that was corrected once, one in which more was sold than came in, and one of which nobody knows what came in. */
export const GOOD_ENERGY: EnergyScript = {
  energy: {
    ...{ published: true, leftOut: false },
    months: [
      {
        ...{ month: '2026-09', sold: 41_230.5, paid: 7_421_490, unknown: 0 },
        bill: { id: 2, kwh: 45_000, cost: 9_000_000, versions: 2 },
      },
      { month: '2026-10', sold: 300, paid: 54_000, unknown: 1, bill: { id: 3, kwh: 250, cost: 50_000, versions: 1 } },
      { month: '2026-11', sold: 120.25, paid: 21_645, unknown: 0, bill: null },
    ],
  },
};

type Note = (name: string, input: unknown) => void;

/** The calls about an estate's energy, answered from a script. */
export function scriptedEnergy(
  script: EnergyScript,
  note: Note,
): Pick<Services, 'energyBalance' | 'exportEnergy' | 'noteEnergy'> {
  return {
    async energyBalance(input) {
      note('energyBalance', input);
      const { months, ...rest } = script.energy;
      const [one] = months.filter(({ month }) => month === input.from);
      return { status: 200, data: { ...rest, months: input.from === input.to && one ? [one] : months } };
    },
    async exportEnergy(input) {
      note('exportEnergy', input);
      return { status: 200, data: { name: 'energy_2026-09_2026-11.csv', base64: 'QQ==' } };
    },
    async noteEnergy(input) {
      note('noteEnergy', input);
      return { status: 200, data: { message: 'Written down for 2026-11: 45,000 kWh, ₦9,000,000.' } };
    },
  };
}
