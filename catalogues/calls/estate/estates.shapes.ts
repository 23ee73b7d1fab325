import { z } from 'zod';
import { MANAGED_LIST, RESIDENT_LISTS } from '../../residents.ts';
import { ROLES } from '../../roles.ts';
import type { CallShapes } from '../call.ts';
import { problem } from '../common.shapes.ts';

const estate = z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'Estate' });
const status = z.enum(['occupied', 'unoccupied']);

/** A resident as a search finds them (S1 section 3, User/resident). */
const resident = z
  .object({
    id: z.string(),
    user_id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    role: z.enum(ROLES),
    meter_number: z.string().nullable(),
    status,
    is_verified: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Resident' });

/** A resident as the estate's list shows them (S1 section 3, Resident summary). */
const residentSummary = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    status,
    meterNo: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    role: z.enum(ROLES),
    isVerified: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ResidentSummary' });

/** A meter of the estate that nobody has an account on, with whose house it is. */
const unheldMeter = z
  .object({ meter_number: z.string(), landlord_name: z.string(), house_address: z.string() })
  .meta({ id: 'UnheldMeter' });

/** What the calls about estates take and answer. */
export const estatesShapes = {
  properties: { answers: { 200: z.object({ properties: z.array(estate) }) } },
  propertyLogo: { answers: { 200: z.object({ property_logo: z.string().nullable() }), 401: problem } },
  getEstate: { answers: { 200: z.object({ estate: estate.nullable() }), 401: problem } },
  getProperties: { answers: { 200: z.object({ properties: z.array(estate) }), 401: problem, 403: problem } },
  estateUsers: {
    input: z.object({
      list: z.enum([...RESIDENT_LISTS, MANAGED_LIST]).default('total'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    answers: {
      200: z.object({
        users: z.array(residentSummary),
        meters: z.array(unheldMeter).meta({ description: 'Of the same page, behind the residents' }),
        total: z.number().int().meta({ description: 'Residents and meters of all pages' }),
        page: z.number().int(),
      }),
      400: problem,
      401: problem,
      403: problem,
    },
  },
  searchResidents: {
    input: z.object({ term: z.string().trim().min(1).max(100) }),
    answers: {
      200: z.object({ users: z.array(resident), meters: z.array(unheldMeter) }),
      400: problem,
      401: problem,
      403: problem,
    },
  },
} as const satisfies Record<string, CallShapes>;
