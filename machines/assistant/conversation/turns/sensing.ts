import type { ActorRefFrom } from 'xstate';
import { besidesHidden } from '#machines/kit/sensitive/besides.ts';
import type { View } from '#machines/kit/view.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { AskedBefore, TalkContext, Understanding } from '#machines/talk/context.ts';
import type { assistantMachine } from '../../assistant.ts';
import { chosenSay, talkContext } from '../../routes/talk-context.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import { type Said, type Suggestion, typedButton } from '../../suggestion.ts';
import type { ConversationDeps } from '../conversation-deps.ts';

/** What understanding touches. */
export interface SensingDeps extends Pick<ConversationDeps, 'understand' | 'now'> {
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly open: Pick<OpenRuns, 'topView'>;
  readonly who: () => SessionView;
}

/** How what is said is understood at the moment. */
export interface Sensing {
  /** The words of a button that is offered are that button. */
  meant(said: Said): Said;
  /** How it would be understood now. */
  sense(said: Said): Understanding;
  /** What a sentence in doubt says, read as each thing that it may mean. */
  readings(said: Said, sense: Understanding): readonly Understanding[];
}

/** Understands what is said by what stands there as it is said. */
export function createSensing({ understand, now, assistant, open, who }: SensingDeps): Sensing {
  const context = () => assistant.getSnapshot().context;
  /** How a text would be understood in front of a view, or alone. */
  const understood = (text: string, view: View | null, options = context().options, asked: AskedBefore | null = null) =>
    understand(text, alsoInWords(talkContext(view, options, who().role, now(), asked)));

  /** The same, and beside it as it is shown in the language that was chosen: both are understood. */
  function alsoLabelled<Shown extends { readonly label: string }>(one: Shown): readonly Shown[] {
    const { wording } = context().tongue;
    return wording === null ? [one] : [one, { ...one, label: wording(one.label) }];
  }

  /** The open question with its choices as they are shown, too. */
  const alsoInWords = ({ open, ...moment }: TalkContext): TalkContext => ({
    ...moment,
    ...(open && { open: { ...open, ...(open.choices && { choices: open.choices.flatMap(alsoLabelled) }) } }),
  });

  function meant(said: Said): Said {
    const { options, suggestions } = context();
    if (typeof said !== 'string' || options.length > 0) return said;
    return typedButton(said, suggestions.flatMap(alsoLabelled)) ?? chosenSay(said, suggestions);
  }

  /** A button means what it says by itself, but for one that answers. */
  function senseOf({ say, answers }: Suggestion): Understanding {
    if (answers) return { intent: 'answer', slots: answers, confidence: 1, alternatives: [] };
    return understood(say, null, []);
  }

  /** What may be gone back to is no open question, but what answers its question, and means nothing else, goes on with it. */
  function atOffer(text: string, view: View | null): Understanding {
    const alone = understood(text, null, context().options, context().lastAsked);
    if (alone.intent !== 'none') return alone;
    return (view && answerTo(text, view)) ?? alone;
  }

  /** While it is asked which of several things was meant, what answers the question below that is no choice, and no loss. */
  function atChoice(text: string, view: View | null): Understanding {
    const chosen = understood(text, view, context().options, context().lastAsked);
    return chosen.intent === 'none' && view !== null ? (answerTo(text, view) ?? chosen) : chosen;
  }

  /** What answers the open question of a view; null for what does not, and for a yes or no, which is to what was asked last. */
  function answerTo(text: string, view: View): Understanding | null {
    const inside = understood(text, view, []);
    const answers = inside.intent === 'answer' || inside.intent === 'correct';
    return answers && Object.keys(inside.slots).length > 0 && inside.slots.confirm === undefined ? inside : null;
  }

  function sense(said: Said): Understanding {
    const words = meant(typeof said === 'string' ? besidesHidden(said) : said);
    if (typeof words !== 'string') return senseOf(words);
    if (context().offer) return atOffer(words, open.topView());
    return atChoice(words, open.topView());
  }

  function readings(said: Said, { asks = [] }: Understanding): readonly Understanding[] {
    const words = meant(said);
    if (typeof words !== 'string') return [];
    const alone = talkContext(null, [], who().role, now());
    return asks.map((intent) => understand(besidesHidden(words), { ...alone, meant: intent }));
  }

  return { meant, sense, readings };
}
