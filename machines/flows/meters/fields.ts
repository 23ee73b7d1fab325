import { METERS } from '#catalogues/sentences/meters.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';

/** Which of one's own meters, in whatever words. `ask`: the question for it. */
export const whichMeter = (ask: string): Field => ({
  ...{ label: METERS.which.label, ask, kind: 'text', placeholder: METERS.which.example },
  schema: required(ask),
});
