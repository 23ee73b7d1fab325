import { parseNaira } from './fields.ts';
import { formatNaira } from './format.ts';
import type { FieldView, Row } from './view.ts';

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
