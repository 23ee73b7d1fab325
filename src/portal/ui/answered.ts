import { parseNaira } from '#machines/kit/fields.ts';
import { formatNaira } from '#machines/kit/format.ts';
import type { FieldView, Row } from '#machines/kit/view.ts';

/** What has been answered, as rows; an amount reads as on every card. */
export function answeredRows(fields: readonly FieldView[]): readonly Row[] {
  return fields
    .filter((field) => field.value !== '')
    .map((field) => ({ label: field.label, value: field.kind === 'money' ? money(field.value) : field.value }));
}

function money(typed: string): string {
  const kobo = parseNaira(typed);
  return kobo === null ? typed : formatNaira(kobo);
}
