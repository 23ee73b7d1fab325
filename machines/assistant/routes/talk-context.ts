import { takes } from '#catalogues/intents/index.ts';
import type { Role } from '#catalogues/roles.ts';
import type { View } from '#machines/kit/view.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { AskedBefore, OpenQuestion, TalkContext } from '#machines/talk/context.ts';
import type { Said } from '#machines/talk/reading/pattern.ts';
import { wordsIn } from '#machines/talk/reading/said.ts';
import { ENTRY_POINTS, type EntryPoint, isAbout, isSignIn } from '../entry-points.ts';
import type { Option } from '../run.ts';
import type { Suggestion } from '../suggestion.ts';
import { SAYS } from './words.ts';

/** What `talk` may know of the moment a sentence is said in. */
export function talkContext(
  view: View | null,
  options: readonly Option[],
  role: Role | null,
  now: Date,
  asked: AskedBefore | null = null,
): TalkContext {
  const base = { role, today: dayInLagos(now), ...(asked && options.length === 0 && { asked }) };
  const open = options.length > 0 ? whichOf(options) : openIn(view);
  return open ? { ...base, open } : base;
}

/** Whether a password belongs to what is open, so that it may be said too early. */
export function passwordAsked(view: View | null): 'next' | 'later' | null {
  if (!view?.fields.some(({ kind }) => kind === 'secret')) return null;
  return isSignIn(view.flow) ? 'next' : 'later';
}

/** The button whose beginning was typed of what was just told: 'verify her', 'her payments'; else the text. */
export function chosenSay(text: string, suggestions: readonly Suggestion[]): string | Suggestion {
  const begun = begunIn(wordsIn(text));
  if (begun === undefined) return text;
  const meant = suggestions.filter(({ label }) => `${label.toLowerCase()} `.startsWith(`${begun} `));
  const [only, ...others] = meant;
  if (only === undefined || others.length > 0) return text;
  return only.starts === undefined ? only.say : only;
}

/** The deed to somebody who was just told of, or what is theirs. */
function begunIn(said: Said): string | undefined {
  const { words } = said;
  const from = Math.max(0, SAYS.beforeDeed.endAt(said, 0));
  const deed = words[from] ?? '';
  if (deed.length > 2 && SAYS.told.endAt(said, from + 1) === words.length) return deed;
  const theirs = SAYS.theirs.endAt(said, 0);
  return theirs < 0 || theirs === words.length ? undefined : words.slice(theirs).join(' ');
}

function whichOf(options: readonly Option[]): OpenQuestion {
  const choices = options.map(({ label }) => ({ value: label, label }));
  return { flow: 'assistant', field: 'which', fields: ['which'], kind: 'choice', choices };
}

function openIn(view: View | null): OpenQuestion | null {
  if (!view || view.busy) return null;
  const editable = view.fields.filter((field) => !field.readOnly);
  // The intent whose words the open flow listens to.
  const flow = openEntryPoint(view)?.intent ?? view.flow;
  const fields = editable.map((field) => field.name);
  const given = editable.filter(({ value }) => value !== '').map(({ name }) => name);
  if (view.actions.some((action) => action.type === 'CONFIRM'))
    return { flow, field: 'confirm', fields, given, readBack: readBackOf(view) };
  // What failed is taken up again with what is put right of it.
  if (view.actions.some(({ revises, enabled }) => revises && enabled)) {
    const said = takes(flow);
    return { flow, field: 'confirm', fields: said, given: said };
  }
  // Nothing is asked, and nothing was answered: the sentence says itself what it is about.
  if (view.next === null && given.length === 0) return fields.length === 0 ? null : { flow, field: 'any', fields };
  const field = editable.find((one) => one.name === view.next) ?? editable[0];
  return field ? { flow, field: field.name, fields, given, kind: field.kind, choices: field.choices } : null;
}

const SUM = /^-?₦/;

/** The values that a yes may repeat: what was filled in, and what is shown of it. Of sums only the total is what is agreed to. */
function readBackOf({ fields, summary }: View): readonly string[] {
  const filled = fields
    .filter(({ kind, value, readOnly }) => kind !== 'secret' && value !== '' && !(readOnly && kind === 'money'))
    .map(({ choices, value }) => choices.find((choice) => choice.value === value)?.label ?? value);
  const shown = summary.filter(({ total, value }) => total || !SUM.test(value)).map(({ value }) => value);
  return [...filled, ...shown];
}

/** What starts the open flow as it stands: another screen of a purchase is that purchase, and data is sold on the screen of airtime. */
export function openEntryPoint(view: View): EntryPoint | undefined {
  const fields = view.fields.filter((field) => !field.readOnly);
  const about = ENTRY_POINTS.filter((one) => one.intent !== null && isAbout(one, view.flow));
  const fitting = about.find((one) =>
    Object.entries(one.preset ?? {}).every(([name, value]) => fields.some((f) => f.name === name && f.value === value)),
  );
  return fitting ?? about[0];
}
