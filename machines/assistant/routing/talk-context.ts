import { TIME_ZONE } from '#catalogues/limits.ts';
import type { Role } from '#catalogues/roles.ts';
import type { View } from '#machines/kit/view.ts';
import type { TalkContext } from '#machines/talk/context.ts';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** What `talk` may know of the moment a sentence is said in. */
export function talkContext(view: View | null, role: Role | null, now: Date): TalkContext {
  const base = { role, today: day.format(now) };
  if (!view || view.busy) return base;
  const editable = view.fields.filter((field) => !field.readOnly);
  const fields = editable.map((field) => field.name);
  if (view.actions.some((action) => action.type === 'CONFIRM'))
    return { ...base, open: { flow: view.flow, field: 'confirm', fields } };
  const field = editable.find((one) => one.name === view.next) ?? editable[0];
  return field
    ? { ...base, open: { flow: view.flow, field: field.name, fields, kind: field.kind, choices: field.choices } }
    : base;
}
