import { LISTENING } from '#catalogues/sentences/conversation/listening.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import type { FieldKind, FieldView, View } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Understanding } from '#machines/talk/context.ts';
import type { Command } from './command.ts';
import { type Line, plain } from './lines.ts';

/** Answers that a sentence changes, as they stood before it, in words; they are acknowledged once the run has taken the new ones. */
export interface Changing {
  readonly id: string;
  readonly before: Readonly<Record<string, string>>;
}

/** What stands nowhere in words. */
const WORDLESS: ReadonlySet<FieldKind> = new Set(['secret', 'file', 'area', 'toggle']);

/** Numbers of somebody: while a question is open it is said of these alone whom it is for now (`routes/figures.ts`). */
const WHOSE: ReadonlySet<string> = new Set(['phone', 'meterNumber', 'smartcard', 'account']);

/** What the commands of a sentence change of what stands answered in the run on top; null for nothing. */
export function changingOf(
  { intent, modifiers }: Understanding,
  commands: readonly Command[],
  view: View | null,
): Changing | null {
  // A purchase that is begun anew says what it keeps, and changes no mind.
  if (modifiers?.anew && intent !== 'answer' && intent !== 'correct') return null;
  const filled = commands.find((command) => command.do === 'send' && command.event.type === 'FILL');
  if (!view || filled?.do !== 'send' || filled.event.type !== 'FILL') return null;
  const { values } = filled.event;
  const before = view.fields.flatMap((field) => {
    const said = values[field.name];
    const known = view.next !== null && WHOSE.has(field.name);
    const stood = field.problem === null && said !== undefined && said !== field.value ? wordsOf(field) : null;
    return stood === null || known || field.name === view.next ? [] : [[field.name, stood]];
  });
  return before.length > 0 ? { id: filled.id, before: Object.fromEntries(before) } : null;
}

/** A change of mind, acknowledged: 'GLO instead of MTN.' Nothing is said of what was not taken. */
export function changesSaid(changing: Changing | null, id: string, view: View): readonly Line[] {
  if (changing?.id !== id || view.busy) return [];
  const said = view.fields.flatMap((field) => {
    const before = changing.before[field.name];
    const now = field.problem === null ? wordsOf(field) : null;
    return before === undefined || now === null || now === before ? [] : [LISTENING.instead(now, before)];
  });
  // A sum and what is worked out from it change in the same words.
  return [...new Set(said)].map(plain);
}

/** An answer as a person reads it; null for none, and for what has no words. */
function wordsOf({ kind, value, choices }: FieldView): string | null {
  if (value === '' || WORDLESS.has(kind)) return null;
  const chosen = choices.find((choice) => choice.value === value)?.label;
  if (chosen !== undefined || kind === 'choice') return chosen ?? null;
  const kobo = kind === 'money' ? parseNaira(value) : null;
  if (kobo !== null) return formatNaira(kobo);
  return value;
}
