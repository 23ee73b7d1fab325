import type { ActorRefFrom } from 'xstate';
import { OFFLINE } from '#catalogues/sentences/offline.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { Tone } from '#machines/kit/view.ts';
import type { Understanding } from '#machines/talk/context.ts';
import { isSaidAloud } from '#machines/talk/reading/spoken-passwords.ts';
import type { assistantMachine } from '../../assistant.ts';
import type { Conversation } from '../../conversation/conversation-view.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import { type Said, type Suggestion, wordsOf } from '../../suggestion.ts';
import type { OwnAside } from './aside.ts';

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
  /** What was put aside is being gone through, and not all of it was heard yet. */
  readonly isGoingThrough: () => boolean;
  readonly tell: (text: string, tone: Tone) => void;
  readonly aside: OwnAside;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  /** How what is said would be understood now. */
  readonly sense: (said: Said) => Understanding;
  /** A sentence without the passwords, cards and codes that were said in it. */
  readonly harmless: (text: string) => string;
  readonly masked: () => boolean;
  readonly open: Pick<OpenRuns, 'topView'>;
  readonly say: Conversation['say'];
  readonly press: Conversation['press'];
  readonly did: (how: 'done') => void;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** What a conversation does without a line. */
export interface WhileOffline {
  say(text: string): void;
  press(button: Suggestion): void;
  /** A yes to what is read back is not taken, and not kept: true where it was one, and the person was told. */
  refuses(event: FlowEvent): boolean;
}

/**
 * Without a line a sentence stands in the transcript and is put aside. Of what is put aside nothing ever says yes: it is heard as
 * something that was said before what is read back then was there.
 */
export function createWhileOffline(deps: WhileOfflineDeps): WhileOffline {
  const { isDown, isGoingThrough, aside, assistant, sense, harmless, masked, open, say, press, tell, did, at } = deps;

  function refuse(): void {
    const pays = open.topView()?.summary.some(({ total }) => total) ?? false;
    tell(pays ? OFFLINE.notPaid : OFFLINE.notDone, 'warning');
  }

  function isHere(intent: string): boolean {
    return intent === 'sign-out' || (HERE.has(intent) && aside.unsent().length === 0);
  }

  function putAside(said: Said): void {
    did('done');
    const { intent, slots } = sense(said);
    const text = wordsOf(said);
    const confirm = open.topView()?.actions.find(({ type, enabled }) => type === 'CONFIRM' && enabled);
    const agrees = slots.confirm === 'yes' || intent === 'yes' || text.toLowerCase() === confirm?.label.toLowerCase();
    const pays = confirm !== undefined && agrees;
    const kept = !pays && aside.keep(said);
    assistant.send({ type: 'PRESSED', label: text, at: at() });
    if (pays) refuse();
    else if (!kept) tell(OFFLINE.full, 'warning');
  }

  /** What is said while older sentences are gone through comes after them: it may answer what one of them asks. */
  function keepsAfter(said: Said): boolean {
    if (isHere(sense(said).intent) || !aside.keep(said)) return false;
    did('done');
    assistant.send({ type: 'PRESSED', label: wordsOf(said), at: at() });
    return true;
  }

  function sayAfter(text: string): void {
    const said = harmless(text.trim());
    if (said !== '' && !keepsAfter(said)) say(text);
  }

  function isDoneHere(said: Said): boolean {
    const { intent, slots } = sense(said);
    return isHere(slots.confirm === 'no' ? 'no' : intent);
  }

  return {
    say(text) {
      if (!isDown()) return isGoingThrough() && !masked() ? sayAfter(text) : say(text);
      if (masked() && !isSaidAloud(text)) return tell(OFFLINE.secret, 'warning');
      const said = harmless(text.trim());
      if (said === '') return;
      if (isDoneHere(said)) say(text);
      else putAside(said);
    },
    press(button) {
      if (isDown() && !isDoneHere(button)) putAside(button);
      else if (isDown() || !isGoingThrough() || !keepsAfter(button)) press(button);
    },
    refuses(event) {
      if (event.type !== 'CONFIRM' || !isDown()) return false;
      did('done');
      refuse();
      return true;
    },
  };
}
