import { z } from 'zod';
import { ORDER_KIND_NAMES } from '../../orders.ts';
import { ESTATE_LISTS, OPERATOR_FACTS, REQUEST_KINDS, REQUEST_STATES } from '../../platform.ts';
import type { CallShapes } from '../call.ts';
import { description, nairaAndKobo, pagedBy, problem, rowNumber, tooMany } from '../common.shapes.ts';
import { administrationShapes } from '../estate/administration.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const id = rowNumber;
const count = z.number().int();

const estate = z
  .object({
    id,
    name: z.string(),
    active: z.boolean(),
    administrators: z.array(z.object({ name: z.string(), email: z.string() })),
    invited: z
      .array(z.object({ name: z.string(), email: z.string(), expired: z.boolean() }))
      .meta({ description: 'Who has not accepted yet; expired: the link works no more' }),
    residents: count,
    meters: count,
    services: count.meta({ description: 'Services and fees that are enabled' }),
  })
  .meta({ id: 'PlatformEstate' });

const request = z
  .object({
    id,
    kind: z.enum(REQUEST_KINDS),
    state: z.enum(REQUEST_STATES),
    name: z.string().meta({ description: 'Of the fee, service or estate' }),
    amount: nairaAndKobo.nullable().meta({ description: 'A month, naira' }),
    estate: z.string().nullable(),
    description,
    note: z.string().nullable(),
    by: z.string().meta({ description: 'Who asked' }),
    createdAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
    answer: z.string().nullable(),
  })
  .meta({ id: 'AdminRequest' });

const settings = z.object({
  notice: z.string().trim().max(300).nullable(),
  paused: z.array(z.enum(ORDER_KIND_NAMES)).max(ORDER_KIND_NAMES.length),
});

const fact = z.string().trim().max(200).nullable();
const operator = z.object({ name: fact, hours: fact, address: fact });

/** What the calls about estates, requests, settings and the whole log take and answer. */
export const platformEstatesShapes = {
  estates: {
    input: z.object({
      ...pagedBy,
      term: z.string().trim().max(100).optional(),
      list: z.enum(ESTATE_LISTS).default('all'),
    }),
    answers: {
      200: z.object({
        estates: z.array(estate),
        total: count.meta({ description: 'Estates that the query finds' }),
        page: count,
        totals: z.object({ total: count, active: count, inactive: count }),
      }),
      ...refused,
    },
  },
  registerEstate: {
    input: z.object({
      service_ids: z.array(rowNumber).min(1).max(20),
      estate_name: z.string().max(80),
      email: z.string().max(254),
      first_name: z.string().max(60),
      last_name: z.string().max(60),
      phone: z.string().max(20),
      contact_address: z.string().max(200),
      password: z
        .string()
        .max(128)
        .optional()
        .meta({ description: 'Taken and not used: the administrator chooses one by the link that is mailed' }),
      property_logo: z.string().max(410_000).optional().meta({ description: 'A data address; PNG, JPEG or WebP' }),
    }),
    answers: {
      200: z.object({
        message: z.string(),
        estate: z.object({ id, name: z.string() }),
        joined: z.boolean().meta({ description: 'True: the estate was there before' }),
        invited: z.string().meta({ description: 'The address that the link was mailed to' }),
      }),
      ...refused,
      429: tooMany,
    },
  },
  setEstateActive: {
    input: z.object({ property_id: id, active: z.boolean() }),
    answers: { 200: z.object({ message: z.string(), active: z.boolean() }), ...refused },
  },
  adminRequests: {
    input: z.object({ ...pagedBy, state: z.enum(REQUEST_STATES).optional() }),
    answers: { 200: z.object({ requests: z.array(request), total: count, page: count }), ...refused },
  },
  makeRequest: {
    input: z.object({
      key: z.string().min(8).max(64).optional().meta({ description: 'Makes a repeat of the same request harmless' }),
      kind: z.enum(REQUEST_KINDS),
      name: z.string().max(80),
      amount: nairaAndKobo.min(0.01).max(100_000_000).optional(),
      estate: id.optional().meta({ description: "Left out: the administrator's own" }),
      description,
      note: z.string().trim().max(500).optional(),
    }),
    answers: { 200: z.object({ message: z.string(), id }), ...refused, 429: tooMany },
  },
  answerRequest: {
    input: z.object({ id, state: z.enum(['done', 'declined']), answer: z.string().trim().max(500).optional() }),
    answers: { 200: z.object({ message: z.string() }), ...refused },
  },
  platformAuditLog: {
    input: administrationShapes.auditLog.input.extend({ estate: id.optional() }),
    answers: administrationShapes.auditLog.answers,
  },
  platformSettings: { answers: { 200: settings, ...refused } },
  setPlatformSettings: {
    input: settings,
    answers: { 200: settings.extend({ message: z.string() }), ...refused },
  },
  portalOperator: { answers: { 200: operator } },
  setOperator: {
    input: z.object({ fact: z.enum(OPERATOR_FACTS), text: fact }),
    answers: { 200: operator.extend({ message: z.string() }), ...refused },
  },
  portalNotice: { answers: { 200: settings } },
} as const satisfies Record<string, CallShapes>;
