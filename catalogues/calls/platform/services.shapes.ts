import { z } from 'zod';
import { MONTHLY_KINDS } from '../../platform.ts';
import type { CallShapes } from '../call.ts';
import { description, nairaAndKobo, pagedBy, problem, rowNumber, serviceDescription } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const id = rowNumber;
/** A month's price, naira. */
const amount = z.coerce.number().multipleOf(0.01).positive().max(100_000_000);
const named = z.string().max(80);

const service = z
  .object({
    id,
    name: z.string(),
    kind: z.enum(MONTHLY_KINDS),
    description,
    amount: nairaAndKobo.meta({ description: 'A month, naira' }),
    estate: z.object({ id, name: z.string() }),
    enabled: z.boolean(),
    residents: z.number().int().meta({ description: 'How many pay for it' }),
  })
  .meta({ id: 'MonthlyService' });

const done = { 200: z.object({ message: z.string(), id }), ...refused } as const;

/** What the calls about services and fees take and answer. */
export const platformServicesShapes = {
  monthlyServices: {
    input: z.object({
      ...pagedBy,
      estate: id.optional(),
      kind: z.enum(MONTHLY_KINDS).optional(),
      term: z.string().trim().max(80).optional(),
    }),
    answers: {
      200: z.object({ services: z.array(service), total: z.number().int(), page: z.number().int() }),
      ...refused,
    },
  },
  createService: { input: z.object({ service_name: named, amount, estate: id, description }), answers: done },
  enableService: { input: z.object({ service_id: id, estate: id, description }), answers: done },
  disableService: { input: z.object({ service_id: id }), answers: done },
  describeService: { input: z.object({ service_id: id, description: serviceDescription }), answers: done },
  createFee: { input: z.object({ serviceName: named, amount, estate: id, description }), answers: done },
  providerFees: {
    answers: {
      200: z.object({
        fees: z.array(
          z
            .object({
              provider: z.string(),
              label: z.string(),
              fee: nairaAndKobo.nullable(),
              updatedAt: z.iso.datetime().nullable(),
            })
            .meta({ id: 'ProviderFee' }),
        ),
      }),
      ...refused,
    },
  },
  setProviderFee: {
    input: z.object({ provider: z.string().max(40), fee: nairaAndKobo.min(0).max(100_000).nullable() }),
    answers: { 200: z.object({ message: z.string(), fee: nairaAndKobo.nullable() }), ...refused },
  },
} as const satisfies Record<string, CallShapes>;
