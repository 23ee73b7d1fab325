import { z } from 'zod';
import { toneOut } from './view-out.ts';

/** A word with a colour. */
export const badge = z.strictObject({ text: z.string(), tone: toneOut });
/** Answers by the names of their fields. */
export const values = z.record(z.string(), z.string());

/** Where something leads: `open` with an address, `say`, or `start`s a flow. */
export const leads = {
  to: z.string().optional(),
  say: z.string().optional(),
  open: z.string().optional(),
  values: values.optional(),
};
/** Something that can be done from a page. */
export const action = z.strictObject({ label: z.string(), ...leads });

/** A label with its value. */
export const labelled = z.strictObject({ label: z.string(), value: z.string() });
