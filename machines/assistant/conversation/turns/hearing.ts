import type { ActorRefFrom } from 'xstate';
import { besidesHidden } from '#machines/kit/sensitive/besides.ts';
import type { View } from '#machines/kit/view.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { Understanding } from '#machines/talk/context.ts';
import { isSaidAloud } from '#machines/talk/reading/spoken-passwords.ts';
import type { assistantMachine } from '../../assistant.ts';
import { chosenSay, talkContext } from '../../routes/talk-context.ts';
import { deliver } from '../../runs/deliver.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import type { Runs } from '../../runs/runs.ts';
import { type Said, type Suggestion, typedButton, wordsOf } from '../../suggestion.ts';
import type { ConversationDeps } from '../conversation-deps.ts';
import type { Conversation } from '../conversation-view.ts';
import type { Batches } from './batches.ts';
import { harmlessSaid } from './harmless.ts';
import type { Tasks } from './tasks.ts';
import type { TurnQueue } from './turn-queue.ts';

/** What hearing touches. */
interface HearingDeps extends Pick<ConversationDeps, 'understand' | 'now'> {
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly open: OpenRuns;
  readonly runs: Runs;
  readonly who: () => SessionView;
  /** True while what is typed is a secret. */
  readonly masked: () => boolean;
  readonly turns: TurnQueue;
  readonly tasks: Tasks;
  readonly batch: Batches['batch'];
  /** A fault of ours broke off what was asked for. */
  readonly broke: (fault: unknown) => void;
  /** Told that something was said. */
  readonly did: (how: 'done') => void;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** How a conversation hears. */
export interface Hearing {
  /** Hear what is said; `shown` when it stands in the transcript already. */
  hear(said: Said, shown: boolean): void;
  /** How it would be understood now. */
  sense(said: Said): Understanding;
  /** Hear it now, or after what is in progress. */
  take(said: Said): void;
  /** A sentence without the passwords, cards and codes that were said in it. */
  harmless(text: string): string;
}

/** Hears sentences and secrets. */
export function createHearing(deps: HearingDeps): Pick<Conversation, 'say' | 'press'> & Hearing {
  const { understand, now, assistant, open, runs, who, masked, turns, tasks, batch, broke, did, at } = deps;

  /** The words of a button that is offered are that button. */
  function meant(said: Said): Said {
    const { options, suggestions } = assistant.getSnapshot().context;
    if (typeof said !== 'string' || options.length > 0) return said;
    return typedButton(said, suggestions) ?? chosenSay(said, suggestions);
  }

  function sense(said: Said): Understanding {
    const { offer, options } = assistant.getSnapshot().context;
    const words = meant(typeof said === 'string' ? besidesHidden(said) : said);
    if (typeof words !== 'string') return senseOf(words);
    const view = open.topView();
    return offer ? atOffer(words, view) : understand(words, talkContext(view, options, who().role, now()));
  }

  /** A button means what it says by itself, but for one that answers. */
  function senseOf({ say, answers }: Suggestion): Understanding {
    if (answers) return { intent: 'answer', slots: answers, confidence: 1, alternatives: [] };
    return understand(say, talkContext(null, [], who().role, now()));
  }

  /** What may be gone back to is no open question, but what answers its question, and means nothing else, goes on with it. */
  function atOffer(text: string, view: View | null): Understanding {
    const { options } = assistant.getSnapshot().context;
    const alone = understand(text, talkContext(null, options, who().role, now()));
    if (alone.intent !== 'none') return alone;
    const inside = understand(text, talkContext(view, options, who().role, now()));
    const answers = inside.intent === 'answer' || inside.intent === 'correct';
    // A yes or no is to the offer.
    const asked = answers && Object.keys(inside.slots).length > 0 && inside.slots.confirm === undefined;
    return asked ? inside : alone;
  }

  function hear(said: Said, shown: boolean): void {
    const words = meant(said);
    const button = typeof words === 'string' ? null : words;
    const text = wordsOf(said);
    const view = open.topView();
    const progress = open.progress();
    const answers = open.answers();
    const underWay = open.underWay();
    const awaited = tasks.isAwaited();
    let meaning: Understanding;
    try {
      meaning = sense(said);
    } catch (fault) {
      if (!shown) assistant.send({ type: 'PRESSED', label: text, at: at() });
      broke(fault);
      return;
    }
    const now = { view, progress, answers, underWay, awaited };
    batch(() => assistant.send({ type: 'HEARD', text, sense: meaning, button, ...now, shown, at: at() }));
  }

  function harmless(text: string): string {
    const { usual } = assistant.getSnapshot().context;
    return harmlessSaid(text, { view: open.topView(), session: who(), usual });
  }

  function hearSecret(text: string): void {
    const run = open.top();
    const field = open.topView()?.next;
    if (run === null || !field) return;
    assistant.send({ type: 'HEARD_SECRET', id: run.id, at: at() });
    batch(() => deliver(runs, run.id, { type: 'FILL', values: { [field]: text }, from: 'chat' }));
  }

  function take(said: Said): void {
    let shown = false;
    const later = turns.take(() => hear(said, shown));
    if (later === null) return;
    shown = true;
    assistant.send({ type: 'PRESSED', label: wordsOf(said), at: at() });
    tasks.run(() => later);
  }

  return {
    hear,
    sense,
    harmless,
    take,
    say(text) {
      did('done');
      const trimmed = harmless(text.trim());
      if (masked() && !isSaidAloud(text)) hearSecret(text);
      else if (trimmed !== '') take(trimmed);
    },
    press(button) {
      did('done');
      take(button);
    },
  };
}
