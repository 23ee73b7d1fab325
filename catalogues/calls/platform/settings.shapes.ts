import { z } from 'zod';
import { SETTING_NAMES } from '../../settings.ts';
import type { CallShapes } from '../call.ts';
import { day, nairaAndKobo, paged, problem } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const key = {
  name: z.enum(SETTING_NAMES),
  scope: z.string().max(40).meta({ description: "A provider's code, a product's name, or empty for the platform" }),
};
const value = z
  .union([nairaAndKobo, z.string().max(100)])
  .nullable()
  .meta({
    description: 'Naira, how many, or vendors in their order with commas between; null: as if nobody had set it',
  });
const time = z.iso.datetime();

const setting = z
  .object({
    ...key,
    value,
    since: time.nullable().meta({ description: 'Null: nobody has set it' }),
    by: z.string().nullable(),
    next: z.object({ value, since: time }).nullable().meta({ description: 'What is planned' }),
  })
  .meta({ id: 'OperatorSetting' });

const change = z
  .object({
    id: z.number().int(),
    ...key,
    value,
    since: time,
    until: time.nullable().meta({ description: 'When the next one began; the same as `since`: it never held' }),
    reason: z.string().nullable(),
    by: z.string().nullable(),
    setAt: time,
  })
  .meta({ id: 'SettingChange' });

/** What the calls about fees and limits take and answer. */
export const settingsShapes = {
  operatorSettings: { answers: { 200: z.object({ settings: z.array(setting) }), ...refused } },
  settingHistory: {
    input: z.object({ ...paged, name: z.enum(SETTING_NAMES).optional() }),
    answers: {
      200: z.object({ changes: z.array(change), total: z.number().int(), page: z.number().int() }),
      ...refused,
    },
  },
  changeSetting: {
    input: z.object({ ...key, value, from: day.optional(), reason: z.string().trim().min(2).max(200) }),
    answers: { 200: z.object({ message: z.string() }), ...refused },
  },
} as const satisfies Record<string, CallShapes>;
