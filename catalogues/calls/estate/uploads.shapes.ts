import { z } from 'zod';
import { METER_TERM_MOST, METERS_LISTED } from '../../meters.ts';
import { METER_ROW_LENGTH, ROW_FATES, UPLOAD_MOST } from '../../uploads.ts';
import type { CallShapes } from '../call.ts';
import { naira, nairaAndKobo, problem, rowNumber, tooMany } from '../common.shapes.ts';

const page = z.coerce.number().int().min(1).max(1_000_000).default(1);
const property_id = rowNumber;
/** A file of a multipart form; what it is called does not count, what is in it does. */
const file = z.instanceof(Blob).meta({ type: 'string', format: 'binary' });

const meter = {
  landlord_name: z.string().max(METER_ROW_LENGTH.name),
  meter_number: z.string().max(40),
  house_address: z.string().max(METER_ROW_LENGTH.address),
};

const fate = z
  .enum(ROW_FATES)
  .optional()
  .meta({ description: 'Of a valid row that adds nothing new: it changes, is known, or stands in the file already' });

/** A row as it was read and judged (S2 section 3); `row` counts the lines of the file from 1, the head included. */
const judged = z
  .object({
    row: z.number().int(),
    landlord_name: z.string(),
    meter_number: z.string(),
    house_address: z.string(),
    valid: z.boolean(),
    message: z.string(),
    fate,
  })
  .meta({ id: 'JudgedMeter' });

/** What there is to say of one row; the others add what they say. `moves`: naira by which a changed levy is charged more. */
const remark = z
  .object({
    row: z.number().int(),
    valid: z.boolean(),
    message: z.string(),
    fate,
    moves: nairaAndKobo.optional(),
  })
  .meta({ id: 'RowRemark' });

const uploaded = z
  .object({
    landlord_name: z.string(),
    meter_number: z.string(),
    house_address: z.string(),
    property_id: z.number().int(),
  })
  .meta({ id: 'UploadedMeter' });

const uploadedWith = uploaded
  .extend({ accounts: z.number().int().meta({ description: 'Of how many residents it is' }) })
  .meta({ id: 'ListedMeter' });

const levy = z
  .object({
    id: z.number().int(),
    meterNumber: z.string(),
    amount: nairaAndKobo,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'DevelopmentLevy' });

/** What a file came to: rows that are new, rows that had come before, and the first rows that are wrong. */
const taken = z.object({ message: z.string(), added: naira, before: naira });
const wrong = problem.extend({
  rows: z
    .array(z.object({ row: z.number().int(), message: z.string() }))
    .max(1_000)
    .optional(),
});

const refused = { 401: problem, 403: problem, 413: problem, 429: tooMany } as const;

/** What the upload calls take and answer. */
export const uploadsShapes = {
  validateMeters: {
    input: z.object({ property_id, dataset: file }),
    answers: {
      200: z.object({ status: z.literal('valid'), csvData: z.array(judged) }),
      400: problem.extend({ status: z.literal('invalid').optional(), csvData: z.array(judged).optional() }),
      ...refused,
    },
  },
  uploadMeters: {
    input: z.object({ property_id, meter_details: z.array(z.object(meter)).min(1).max(UPLOAD_MOST.rows) }),
    answers: { 200: taken, 400: wrong, ...refused },
  },
  meterUploads: {
    input: z.object({ property_id, page }),
    answers: { 200: z.array(uploaded), 400: problem, 401: problem, 403: problem },
  },
  uploadedMeters: {
    input: z.object({
      property_id,
      page,
      term: z
        .string()
        .trim()
        .max(METER_TERM_MOST)
        .optional()
        .meta({ description: 'Digits of its number, or words of its name and house' }),
      listed: z.enum(METERS_LISTED).optional().meta({ description: 'Left out: all' }),
    }),
    answers: {
      200: z.object({ meters: z.array(uploadedWith), total: z.number().int(), page: z.number().int() }),
      400: problem,
      401: problem,
      403: problem,
    },
  },
  uploadServicePayments: {
    input: z.object({ dataset: file.optional(), myFile: file.optional() }),
    answers: { 200: taken, 400: wrong, ...refused },
  },
  previewServicePayments: {
    input: z.object({ dataset: file }),
    answers: { 200: z.object({ remarks: z.array(remark) }), 400: problem, ...refused },
  },
  previewDevLevy: {
    input: z.object({ property_id, dataset: file }),
    answers: { 200: z.object({ remarks: z.array(remark) }), 400: problem, ...refused },
  },
  uploadDevLevy: {
    input: z.object({ property_id, dataset: file }),
    answers: { 200: taken, 400: wrong, ...refused },
  },
  devLevies: {
    input: z.object({ page }),
    answers: { 200: z.array(levy), 400: problem, 401: problem, 403: problem },
  },
  uploadedLevies: {
    input: z.object({ page }),
    answers: {
      200: z.object({ levies: z.array(levy), total: z.number().int(), page: z.number().int() }),
      400: problem,
      401: problem,
      403: problem,
    },
  },
} as const satisfies Record<string, CallShapes>;
