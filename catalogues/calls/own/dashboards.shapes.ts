import { z } from 'zod';
import type { CallShapes } from '../call.ts';
import { lockedSignIn, nairaAndKobo, payBy, personId, problem } from '../common.shapes.ts';
import { ownAnnouncement } from '../estate/announcements.shapes.ts';
import { toldStanding } from '../estate/arrears.shapes.ts';

const month = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .meta({ description: 'A month in Lagos, e.g. 2026-11' });
const count = z.number().int().min(0);
const kWh = z.number().min(0).meta({ description: 'kWh, two decimals' });

/** What was paid in a month, fees included, in naira; `purchases` counts power top-ups. */
const personMonth = z.object({
  month,
  power: nairaAndKobo,
  units: kWh,
  purchases: count,
  serviceCharge: nairaAndKobo,
  devLevy: nairaAndKobo,
  fine: nairaAndKobo,
});

/** Balances as S2 has them: charge and levy below 0 are owed, a fine above 0 is. Null: not this person's business. */
const dues = z.object({
  serviceCharge: nairaAndKobo.nullable(),
  devLevy: nairaAndKobo,
  fine: nairaAndKobo.nullable(),
  payBy: payBy.optional(),
});

const person = {
  dues,
  months: z.array(personMonth).meta({ description: 'Oldest first, the current month last, none left out' }),
  tokens: z.array(
    z.object({
      orderId: z.string(),
      paidAt: z.iso.datetime(),
      amount: nairaAndKobo,
      units: z.string(),
      token: z.string(),
    }),
  ),
};

/** What the calls behind the dashboards take and answer; amounts in naira. */
export const dashboardsShapes = {
  residentDashboard: {
    answers: {
      200: z.object({
        ...person,
        dues: dues.nullable().meta({ description: 'Null while the account waits to be confirmed or verified' }),
        standing: toldStanding.optional(),
        announcements: z
          .array(ownAnnouncement)
          .optional()
          .meta({ description: 'What is announced to the house and was not read, and outages, the first few' }),
      }),
      400: problem,
      401: problem,
      403: problem,
    },
  },
  estateDashboard: {
    answers: {
      200: z.object({
        total_registered_residents: count,
        total_meter_number: count,
        active_residents: count,
        inactive_residents: count,
        unverified_residents: count,
        owed: nairaAndKobo.meta({ description: 'What all meters of the estate owe together' }),
        months: z.array(
          z.object({
            month,
            power: nairaAndKobo,
            serviceCharge: nairaAndKobo,
            devLevy: nairaAndKobo,
            fine: nairaAndKobo,
            charged: nairaAndKobo.meta({ description: 'What of dues is owed from a day of that month on' }),
            open: nairaAndKobo.meta({ description: 'What of that is not paid yet; the oldest of a due is paid first' }),
          }),
        ),
      }),
      400: problem,
      401: problem,
      403: problem,
    },
  },
  userDashboard: {
    input: z.object({
      user_id: personId,
      meter_number: z
        .string()
        .regex(/^\d{11,14}$/)
        .optional()
        .meta({ description: 'What was shown; left out where they hold several in the estate, a 400 of code moved' }),
    }),
    answers: {
      200: z.object({
        resident: z.object({
          id: z.string(),
          first_name: z.string(),
          last_name: z.string(),
          email: z.string(),
          phone: z.string(),
          meter_number: z.string().nullable(),
          status: z.string(),
          is_verified: z.boolean(),
          second_factor: z.boolean().meta({ description: 'Signs in with a code, which can be reset for them' }),
          locked: lockedSignIn,
        }),
        // An administrator sees what was bought, never the tokens themselves.
        dues,
        months: person.months,
      }),
      400: problem,
      401: problem,
      403: problem,
      404: problem,
    },
  },
  platformDashboard: {
    answers: {
      200: z.object({
        transactionsSummary: z.object({
          numberOfSuccessfulTransactions: count,
          totalSuccessfulTransaction: nairaAndKobo,
          totalMeterNumber: count,
          registeredEstates: count,
          lastTransactionDate: z.iso.datetime().nullable(),
          lastTransactionValue: nairaAndKobo.nullable(),
        }),
        pendingTopups: count,
        pendingAges: z
          .array(
            z.object({
              below: z
                .number()
                .int()
                .nullable()
                .meta({ description: 'Minutes since the payment; null: any age above' }),
              topups: count,
              value: nairaAndKobo,
            }),
          )
          .meta({ description: 'Pending top-ups by how long they have been, the newest first' }),
        months: z.array(
          z.object({
            month,
            power: nairaAndKobo,
            airtime: nairaAndKobo,
            data: nairaAndKobo,
            internet: nairaAndKobo,
            cable: nairaAndKobo,
            estateDues: nairaAndKobo,
            transactions: count,
          }),
        ),
        estates: z
          .array(
            z.object({
              id: z.number().int().nullable().meta({ description: 'Null: all other estates together' }),
              name: z.string().nullable(),
              total: nairaAndKobo,
              months: z.array(z.object({ month, value: nairaAndKobo })),
            }),
          )
          .meta({ description: 'Power and dues paid in each estate in the same months, the most first' }),
      }),
      400: problem,
      401: problem,
      403: problem,
    },
  },
} as const satisfies Record<string, CallShapes>;
