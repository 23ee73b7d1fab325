import type { ActorRefFrom } from 'xstate';
import { besidesHidden } from '#machines/kit/sensitive/besides.ts';
import type { View } from '#machines/kit/view.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { TalkContext, Understanding } from '#machines/talk/context.ts';
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
}

/** Understands what is said by what stands there as it is said. */
export function createSensing({ understand, now, assistant, open, who }: SensingDeps): Sensing {
  const context = () => assistant.getSnapshot().context;
  /** How a text would be understood in front of a view, or alone. */
  const understood = (text: string, view: View | null, options = context().options) =>
    understand(text, alsoInWords(talkContext(view, options, who().role, now())));

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
    const alone = understood(text, null);
    if (alone.intent !== 'none') return alone;
    const inside = understood(text, view);
    const answers = inside.intent === 'answer' || inside.intent === 'correct';
    // A yes or no is to the offer.
    const asked = answers && Object.keys(inside.slots).length > 0 && inside.slots.confirm === undefined;
    return asked ? inside : alone;
  }

  function sense(said: Said): Understanding {
    const words = meant(typeof said === 'string' ? besidesHidden(said) : said);
    if (typeof words !== 'string') return senseOf(words);
    return context().offer ? atOffer(words, open.topView()) : understood(words, open.topView());
  }

  return { meant, sense };
}
