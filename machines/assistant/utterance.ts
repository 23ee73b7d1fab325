import type { CallInput } from '#catalogues/calls/services.ts';
import { INTENTS, type IntentName } from '#catalogues/intents/index.ts';
import { UTTERANCE_LIMITS } from '#catalogues/utterances.ts';
import type { FieldKind, View } from '#machines/kit/view.ts';
import type { Understanding } from '#machines/talk/context.ts';
import type { AssistantContext } from './context.ts';
import { entryPoint } from './entry-points.ts';
import type { Option } from './run.ts';
import type { Suggestion } from './suggestion.ts';

/** What is told of a sentence that went wrong; its words are '' where they are nobody's to keep. */
export type Utterance = CallInput<'keepUtterances'>['said'][number];

/** What was heard, and how the conversation stood before and stands since. */
export interface Hearsay {
  /** What was typed; null where a button was pressed. */
  readonly typed: string | null;
  /** The button that was pressed, or whose words were typed. */
  readonly button: Suggestion | null;
  readonly sense: Understanding;
  /** What was open as it was said. */
  readonly view: View | null;
  readonly before: Stand;
  readonly since: Stand;
}

type Stand = Pick<AssistantContext, 'misses' | 'options' | 'suggestions' | 'stack'>;

/** A sentence that went wrong, or that may turn out to have: what is said next tells. */
export interface OpenUtterance extends Pick<Utterance, 'text' | 'understood' | 'offered'> {
  readonly kind: Utterance['kind'] | 'began';
  /** What one presses or says for each thing that was offered, and the intent that it has. */
  readonly choices: readonly { readonly say: string; readonly intent: IntentName | null }[];
}

/** What is typed where these are asked for is an answer from a list, or a wish; where others are it may be somebody's own words. */
const IMPERSONAL: ReadonlySet<FieldKind> = new Set(['choice', 'money', 'toggle']);

function mayBeKept(view: View | null): boolean {
  if (view?.next == null) return true;
  const asked = view.fields.find(({ name }) => name === view.next);
  return asked !== undefined && IMPERSONAL.has(asked.kind);
}

/** What went wrong with a sentence, or began with it and may be put right by the next; null where nothing did. */
export function utteranceOf({ typed, sense, view, before, since }: Hearsay): OpenUtterance | null {
  if (typed === null) return null;
  const text = mayBeKept(view) && typed.length <= UTTERANCE_LIMITS.characters ? typed : '';
  const said = { text, understood: sense.intent, offered: (sense.asks ?? sense.alternatives).slice(0, OFFERED) };
  if (since.options.length > 0) {
    const choices = since.options.map((one) => ({ say: one.label, intent: intentOf(one) }));
    return {
      ...said,
      kind: 'asked',
      offered: [...new Set(choices.flatMap(({ intent }) => intent ?? []))].slice(0, OFFERED),
      choices,
    };
  }
  if (since.misses > before.misses)
    return {
      ...said,
      kind: 'missed',
      choices: since.suggestions.map(({ say, starts }) => ({ say, intent: startedBy(starts) })),
    };
  const began = isWish(sense.intent) && since.stack.at(-1)?.id !== before.stack.at(-1)?.id;
  return began ? { ...said, kind: 'began', choices: [] } : null;
}

const OFFERED = UTTERANCE_LIMITS.offered;

const isWish = (intent: IntentName): boolean => INTENTS[intent].kind === 'flow';

const startedBy = (starts: Suggestion['starts']): IntentName | null =>
  (starts && entryPoint(starts.flow)?.intent) ?? null;

/** The intent that a reading has; none for something else than what was asked. */
function intentOf(option: Option): IntentName | null {
  if ('meant' in option) return option.meant.intent;
  return 'wish' in option ? (entryPoint(option.wish.flow)?.intent ?? null) : null;
}

/** What is told of it, by what was said next; null: nothing, where nothing was. Null where it went right. */
export function toldOf(open: OpenUtterance, next: Hearsay | null): Utterance | null {
  const { text, understood, offered, kind, choices } = open;
  const told = { text, understood, offered: [...offered] };
  if (kind === 'began') {
    const corrects = next?.sense.intent === 'correct';
    const other = next !== null && next.typed !== null && isWish(next.sense.intent) && next.sense.intent !== understood;
    if (!corrects && !other) return null;
    return { ...told, kind: 'corrected', place: null, chosen: other ? next.sense.intent : null };
  }
  const pressed = next === null ? undefined : (next.button?.say ?? next.sense.slots.which);
  const place = choices.findIndex(({ say }) => say === pressed);
  const wanted = choices[place]?.intent ?? wantedBy(next);
  return { ...told, kind, place: place >= 0 && place < OFFERED ? place + 1 : null, chosen: wanted };
}

function wantedBy(next: Hearsay | null): IntentName | null {
  const intent = next?.sense.intent ?? 'none';
  return INTENTS[intent].kind === 'act' || intent === 'none' ? null : intent;
}
