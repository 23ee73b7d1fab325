import { parseNaira } from './reading/naira.ts';
import type { FieldView, Row } from './view.ts';
import { formatNaira } from './writing/format.ts';

/** What has been answered, as rows; an amount reads as on every card. */
export function answeredRows(fields: readonly FieldView[]): readonly Row[] {
  return fields.filter((field) => field.value !== '').map((field) => ({ label: field.label, value: read(field) }));
}

/** An answer as a person reads it: a choice by its label, an amount with its separators. */
function read({ kind, value, choices }: FieldView): string {
  if (kind === 'money') return money(value);
  return kind === 'choice' ? (choices.find((choice) => choice.value === value)?.label ?? value) : value;
}

function money(typed: string): string {
  const kobo = parseNaira(typed);
  return kobo === null ? typed : formatNaira(kobo);
}
