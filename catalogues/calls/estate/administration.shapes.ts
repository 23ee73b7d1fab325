import { z } from 'zod';
import { AUDIT_LISTS } from '../../audit.ts';
import { CORRECTION_REASON } from '../../limits.ts';
import { COMPANY_CODES } from '../../products/companies.ts';
import { REFUSAL_REASON } from '../../residents.ts';
import { SERVICE_PAYMENT_NAMES } from '../../uploads.ts';
import type { CallShapes } from '../call.ts';
import { day, nairaAndKobo, payBy, personId, problem, rowNumber, tooMany } from '../common.shapes.ts';

const meter_number = z.string().regex(/^\d{11,14}$/);
const status = z.enum(['occupied', 'unoccupied']);
const page = z.coerce.number().int().min(1).max(1_000_000).default(1);

/** Balances of a meter, naira: service charge and levy below 0 are owed, a fine above 0 is. */
const owed = { serviceCharge: nairaAndKobo, devLevy: nairaAndKobo, fine: nairaAndKobo };

const deed = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    actor: z.string().nullable().meta({ description: 'The name of who did it' }),
    action: z.string(),
    subject: z.string().meta({ description: 'Whom or what it was done to, as a person reads it' }),
    before: z.string().nullable(),
    after: z.string().nullable(),
    from: z.string().nullable().meta({ description: 'The network that it was asked from, where it is known' }),
  })
  .meta({ id: 'Deed' });

const refused = { 400: problem, 401: problem, 403: problem } as const;

/** What an administrator's calls take and answer. */
export const administrationShapes = {
  updateStatus: {
    input: z.object({ meter_number, status }),
    answers: { 200: z.object({ message: z.string(), meter_number, status }), ...refused },
  },
  verifyResident: {
    input: z.object({
      user_id: personId,
      meter_number: meter_number.optional().meta({
        description:
          'What was shown, if any was; where they are on another by now, or wait on several and none was, 400',
      }),
    }),
    answers: {
      200: z.object({
        message: z.string(),
        house: z
          .string()
          .optional()
          .meta({ description: 'What their house owes from before somebody moved out of it' }),
      }),
      ...refused,
    },
  },
  previewRefusal: {
    input: z.object({
      user_id: personId,
      meter_number: meter_number
        .optional()
        .meta({ description: 'What was shown; left out where they wait on several, a 400 of code moved' }),
    }),
    answers: {
      200: z.object({
        name: z.string(),
        email: z.string(),
        meter_number,
        address: z.string(),
        since: z.iso.datetime(),
        from: z
          .object({ meter_number, address: z.string() })
          .nullable()
          .meta({ description: 'The meter of the own estate that they had; null of another estate, or of none' }),
        back: z.boolean().meta({ description: 'They had a meter, and are put back on it' }),
        others: z.array(z.string()).meta({ description: 'Who else has an account on the meter' }),
      }),
      ...refused,
    },
  },
  refuseResident: {
    input: z.object({
      user_id: personId,
      meter_number: meter_number.meta({ description: 'What was shown; where they are on another by now, 400' }),
      reason: z.string().trim().min(REFUSAL_REASON.least).max(REFUSAL_REASON.most),
    }),
    answers: { 200: z.object({ message: z.string() }), ...refused },
  },
  residentVerification: {
    answers: { 200: z.object({ required: z.boolean(), waiting: z.number().int() }), ...refused },
  },
  setResidentVerification: {
    input: z.object({ required: z.boolean() }),
    answers: { 200: z.object({ message: z.string(), required: z.boolean() }), ...refused },
  },
  estateCompany: {
    answers: { 200: z.object({ company: z.enum(COMPANY_CODES).nullable() }), ...refused },
  },
  setEstateCompany: {
    input: z.object({ company: z.enum(COMPANY_CODES) }),
    answers: { 200: z.object({ message: z.string(), company: z.enum(COMPANY_CODES) }), ...refused },
  },
  meterName: {
    input: z.object({ meter_number: z.string().max(20) }),
    answers: {
      200: z.object({
        name: z.string().meta({ description: "The estate's name" }),
        meter_number,
        holder: z.string().nullable().meta({ description: 'Who has an account on it' }),
        landlord_name: z.string().meta({ description: 'Whose house it is, as the file of meters has it' }),
        house_address: z.string(),
        status: status.nullable().meta({ description: "The holder's; null where nobody has an account on it" }),
        ...owed,
        payBy: payBy.optional(),
      }),
      ...refused,
    },
  },
  updateServicePayments: {
    input: z.object({
      meter_number,
      amount: nairaAndKobo
        .min(-100_000_000)
        .max(100_000_000)
        .meta({ description: 'The new balance, naira. Service charge and levy: below 0 is owed; fine: above 0 is.' }),
      servicePayment: z.enum(SERVICE_PAYMENT_NAMES),
      expected: nairaAndKobo
        .optional()
        .meta({ description: 'The balance that was shown; another one by now is a 400 of code balance-moved' }),
      reason: z.string().trim().max(CORRECTION_REASON).default('').meta({ description: 'Why; the resident reads it' }),
    }),
    answers: { 200: z.object({ message: z.string(), before: nairaAndKobo, after: nairaAndKobo }), ...refused },
  },
  residentSummary: {
    answers: {
      200: z.array(
        z.object({
          firstName: z.string().meta({ description: 'Of a meter that nobody has an account on: its landlord' }),
          lastName: z.string(),
          status: status.nullable(),
          held: z.boolean().meta({ description: 'False: nobody has an account on this meter' }),
          houseAddress: z.string().nullable(),
          meterNo: z.string().nullable(),
          email: z.string(),
          phone: z.string(),
          isVerified: z.boolean(),
          ...owed,
        }),
      ),
      429: tooMany,
      ...refused,
    },
  },
  updateLogo: {
    input: z.object({ property_logo: z.string(), property_id: rowNumber }),
    answers: { 200: z.object({ message: z.string(), property_logo: z.string() }), ...refused },
  },
  auditLog: {
    input: z.object({ page, from: day.optional(), to: day.optional(), of: z.enum(AUDIT_LISTS).default('changes') }),
    answers: { 200: z.object({ deeds: z.array(deed), total: z.number().int(), page: z.number().int() }), ...refused },
  },
} as const satisfies Record<string, CallShapes>;
