import { z } from 'zod';
import type { CallShapes } from '../call.ts';
import { problem } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const meter_number = z.string().regex(/^\d{11,14}$/);

/** What the calls about deleting a meter take and answer. */
export const metersShapes = {
  previewMeterDeletion: {
    input: z.object({ meter_number }),
    answers: {
      200: z.object({ meter_number, landlord_name: z.string(), house_address: z.string() }),
      ...refused,
    },
  },
  deleteMeter: {
    input: z.object({ meter_number }),
    answers: { 200: z.object({ message: z.string() }), ...refused },
  },
} as const satisfies Record<string, CallShapes>;
