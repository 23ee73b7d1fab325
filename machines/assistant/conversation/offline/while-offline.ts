import type { ActorRefFrom } from 'xstate';
import { OFFLINE } from '#catalogues/sentences/offline.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { Tone } from '#machines/kit/view.ts';
import { isSaidAloud } from '#machines/talk/accounts/said-aloud.ts';
import type { Understanding } from '#machines/talk/context.ts';
import type { assistantMachine } from '../../assistant.ts';
import type { Conversation } from '../conversation-view.ts';
import type { OpenRuns } from '../runs/open-runs.ts';
import type { Tasks } from '../turns/tasks.ts';
import type { TurnQueue } from '../turns/turn-queue.ts';
import type { OwnAside } from './own-aside.ts';

/** What is done here and needs nobody: it is heard at once, with a line or without. */
const HERE = new Set([
  'help',
  'menu',
  'back',
  'cancel',
  'no',
  'repeat',
  'start-over',
  'as-form',
  'as-table',
  'as-chat',
]);

/** What a time without a line touches. */
export interface WhileOfflineDeps {
  readonly isDown: () => boolean;
  readonly aside: OwnAside;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  /** How a sentence would be understood now. */
  readonly sense: (text: string) => Understanding;
  /** A sentence without the passwords that were said in it. */
  readonly harmless: (text: string) => string;
  readonly masked: () => boolean;
  readonly open: Pick<OpenRuns, 'topView'>;
  readonly say: Conversation['say'];
  readonly hear: (text: string, shown: boolean) => void;
  readonly turns: TurnQueue;
  readonly tasks: Tasks;
  readonly did: (how: 'done') => void;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** What a conversation does without a line, and on its return. */
export interface WhileOffline {
  say(text: string): void;
  /** A yes to what is read back is not taken, and not kept: true where it was one, and the person was told. */
  refuses(event: FlowEvent): boolean;
  /** The line is back: what was put aside is heard, in its order. */
  back(): void;
}

/**
 * Without a line a sentence stands in the transcript and is put aside. Of what is put aside nothing ever says yes: it is heard as
 * something that was said before what is read back then was there.
 */
export function createWhileOffline(deps: WhileOfflineDeps): WhileOffline {
  const { isDown, aside, assistant, sense, harmless, masked, open, say, hear, turns, tasks, did, at } = deps;

  const tell = (text: string, tone: Tone = 'warning') =>
    assistant.send({ type: 'TOLD', lines: [{ text, tone }], view: null, at: at() });

  function refuse(): void {
    const pays = open.topView()?.summary.some(({ total }) => total) ?? false;
    tell(pays ? OFFLINE.notPaid : OFFLINE.notDone);
  }

  function isHere(intent: string): boolean {
    return intent === 'sign-out' || (HERE.has(intent) && aside.unsent().length === 0);
  }

  function putAside(text: string): void {
    did('done');
    const { intent, slots } = sense(text);
    const confirm = open.topView()?.actions.find(({ type, enabled }) => type === 'CONFIRM' && enabled);
    const agrees = slots.confirm === 'yes' || intent === 'yes' || text.toLowerCase() === confirm?.label.toLowerCase();
    const pays = confirm !== undefined && agrees;
    const kept = !pays && aside.keep(text);
    assistant.send({ type: 'PRESSED', label: text, at: at() });
    if (pays) refuse();
    else if (!kept) tell(OFFLINE.full);
  }

  return {
    say(text) {
      if (!isDown()) return say(text);
      if (masked() && !isSaidAloud(text)) return tell(OFFLINE.secret);
      const said = harmless(text.trim());
      if (said === '') return;
      const { intent, slots } = sense(said);
      if (isHere(slots.confirm === 'no' ? 'no' : intent)) say(text);
      else putAside(said);
    },
    refuses(event) {
      if (event.type !== 'CONFIRM' || !isDown()) return false;
      did('done');
      refuse();
      return true;
    },
    back() {
      const unsent = aside.take();
      if (unsent.length === 0) return;
      did('done');
      tell(OFFLINE.back, 'info');
      for (const text of unsent) {
        const later = turns.take(() => hear(text, true));
        if (later !== null) tasks.run(() => later);
      }
    },
  };
}
