import * as z from 'zod/mini';
import { METERS } from '#catalogues/sentences/meters.ts';
import type { Field } from '#machines/kit/field.ts';
import { optional, required } from '#machines/kit/fields.ts';
import type { Choice } from '#machines/kit/view.ts';

/** Which of one's own meters, in whatever words. `ask`: the question for it; `meters`: those that are offered. */
export const whichMeter = (ask: string, meters: readonly Choice[] = []): Field => ({
  ...{ label: METERS.which.label, ask, kind: 'text', placeholder: METERS.which.example },
  choices: meters,
  schema: required(ask),
});

/** What somebody calls a meter of theirs; it may go without. */
export const METER_NAME: Field = {
  ...{ label: METERS.add.name, ask: METERS.add.nameAsk, kind: 'text', placeholder: METERS.which.example },
  ...{ hint: METERS.add.nameHint, schema: optional(z.string()) },
};
