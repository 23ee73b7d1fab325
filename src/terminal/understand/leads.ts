import type { Modifiers, Question } from '#machines/talk/context.ts';

/** Where a sentence leads by what it says besides its intent: a flow or a list by its name, with what is filled in there. */
export interface Leads {
  readonly to: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Lists by the question that they answer. */
const LISTS: Partial<Record<Question['about'], string>> = { account: 'meter-statement', charges: 'charges' };

/** The flow or the list that a sentence names besides its intent; null where that alone says what it is for. */
export function leadsOf({ setting, question }: Modifiers = {}): Leads | null {
  if (setting !== undefined) return { to: setting.flow, values: setting.values };
  const list = question && LISTS[question.about];
  if (list === undefined) return null;
  const { about: _, ...said } = question ?? { about: '' };
  return { to: list, values: Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)])) };
}
