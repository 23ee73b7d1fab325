import { z } from 'zod';
import { SERVICE_MONTHS } from '../../limits.ts';
import { DUE_KINDS, DUE_SCREEN_NAMES } from '../../orders.ts';
import type { CallShapes } from '../call.ts';
import { description, nairaAndKobo, orderId, problem } from '../common.shapes.ts';
import { idempotencyKey, notDelivered, notOpened, transferReference, widget } from './orders.shapes.ts';

/** A service's id, or `dev-levy` or `fine` (DECISIONS 30). */
const serviceId = z.string().regex(/^(?:[1-9]\d{0,8}|dev-levy|fine)$/);
const months = z.number().int().min(SERVICE_MONTHS.least).max(SERVICE_MONTHS.most);

/** What stands on every answer about a payment to the estate; amounts in naira. */
const due = {
  orderId,
  kind: z.enum(DUE_KINDS),
  serviceId,
  service: z.string().meta({ description: 'Its name, e.g. Service Charge' }),
  months: months.nullable(),
  meterNumber: z.string(),
  estate: z.string(),
  amount: nairaAndKobo.meta({ description: 'What the account is credited' }),
  fee: nairaAndKobo,
  total: nairaAndKobo.meta({ description: 'What the card is charged' }),
  email: z.string(),
} as const;

/** What the calls that pay an estate take and answer; naira. */
export const duesShapes = {
  userServices: {
    answers: {
      200: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          amount: nairaAndKobo.meta({ description: 'A month' }),
          description,
          charged: z.literal(true).optional().meta({
            description: 'It is owed with the service charge, whose debts are settled by what is paid for it',
          }),
        }),
      ),
      401: problem,
      403: problem,
    },
  },
  openDues: {
    input: z.object({
      key: idempotencyKey,
      screen: z.enum(DUE_SCREEN_NAMES),
      serviceId,
      months: months.optional().meta({ description: 'For a service; its price follows' }),
      amount: nairaAndKobo.optional().meta({
        description:
          'For a levy; of a fine, or of a service without months, a part of what is owed; a fine without it is paid whole',
      }),
    }),
    answers: {
      200: z.object({ ...due, widget }),
      ...notOpened,
    },
  },
  servicePayment: {
    input: z.object({
      transfer_reference: transferReference,
      serviceId,
      duration: z.number().int().min(0).max(360).meta({ description: 'Days: 30 times the months; 0 without months' }),
      serviceCharge: nairaAndKobo.optional(),
      devLevy: nairaAndKobo.optional(),
      fine: nairaAndKobo.optional(),
    }),
    answers: { 200: z.object({ ...due, paidAt: z.iso.datetime() }), ...notDelivered, 401: problem, 403: problem },
  },
} as const satisfies Record<string, CallShapes>;
