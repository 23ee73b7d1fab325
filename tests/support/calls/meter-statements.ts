import type { CallAnswer, Services } from '#catalogues/calls/services.ts';

type Statement = Extract<CallAnswer<'meterStatement'>, { status: 200 }>['data'];

/** What a portal answers about the statement of a meter. */
export interface MeterStatementScript {
  meterStatement: Statement;
}

const LINE = { due: 'service-charge', charged: 0, paid: 0 } as const;

/** Chinedu Okafor of House 12, who owes a part of three months. */
export const GOOD_METER_STATEMENT: MeterStatementScript = {
  meterStatement: {
    ...{ meterNumber: '45701124518', holder: 'Chinedu Okafor', address: 'House 12, Palm Avenue', opening: 22_000 },
    sums: { charge: 15_000, payment: -20_000, upload: -4_000, cash: 0, correction: -5_000 },
    closing: 8_000,
    dues: { 'service-charge': 8_000, 'dev-levy': 0, fine: 0 },
    lines: [
      {
        ...{ ...LINE, id: 1, at: '2026-09-01T07:00:00.000Z', kind: 'charge', charged: 15_000, owedAfter: 37_000 },
        ...{ what: 'Service charge, September 2026', by: 'Ngozi Adeyemi', why: null },
      },
      {
        ...{ ...LINE, id: 2, at: '2026-09-09T07:00:00.000Z', kind: 'payment', paid: 20_000, owedAfter: 17_000 },
        ...{ what: 'Card or transfer: Services Payment', by: 'Chinedu Okafor', why: 'Order SERVICE-00000001' },
      },
      {
        ...{ ...LINE, id: 3, at: '2026-10-03T07:00:00.000Z', kind: 'upload', paid: 4_000, owedAfter: 13_000 },
        ...{ what: 'Paid on 01 Oct 2026, uploaded', by: 'Ngozi Adeyemi', why: null },
      },
      {
        ...{ ...LINE, id: 4, at: '2026-10-06T07:00:00.000Z', kind: 'correction', paid: 5_000, owedAfter: 8_000 },
        ...{ what: 'Service Charge set by the estate', by: 'Ngozi Adeyemi', why: null },
      },
    ],
  },
};

type Note = (name: string, input: unknown) => void;

/** The calls about statements of meters, answered from a script. */
export function scriptedMeterStatements(
  script: MeterStatementScript,
  note: Note,
): Pick<Services, 'meterStatement' | 'exportMeterStatement'> {
  return {
    async meterStatement(input) {
      note('meterStatement', input);
      return { status: 200, data: script.meterStatement };
    },
    async exportMeterStatement(input) {
      note('exportMeterStatement', input);
      return { status: 200, data: { name: `statement.${input.as ?? 'csv'}`, base64: 'QQ==' } };
    },
  };
}
