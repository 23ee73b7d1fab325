import type { ActorRefFrom } from 'xstate';
import { OFFLINE } from '#catalogues/sentences/offline.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import { consents } from '#machines/kit/view.ts';
import type { assistantMachine } from '../../assistant.ts';
import type { Line } from '../../lines.ts';
import { knownAtOnce } from '../../routes/starting/at-once.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import { type Said, wordsOf } from '../../suggestion.ts';
import type { OwnAside } from '../../sync/aside.ts';
import type { Conversation } from '../conversation-view.ts';
import type { Tell } from '../events.ts';
import type { Hearing } from '../turns/hearing.ts';
import type { Offline } from './offline.ts';

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

/** What a person says and presses. */
export type Spoken = Pick<Conversation, 'say' | 'press' | 'send'>;

/** What a time without a line touches. */
export interface WhileOfflineDeps {
  readonly offline: Pick<Offline, 'isDown' | 'isSending'>;
  readonly aside: OwnAside;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly open: Pick<OpenRuns, 'top' | 'topView'>;
  readonly hearing: Pick<Hearing, 'sense' | 'harmless' | 'isMasked' | 'isSecret'>;
  readonly tell: Tell;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/**
 * The same for a line that can be lost. Without one a sentence stands in the transcript and is put aside; so it is while older ones are
 * sent, for it may answer what one of them asks. Of what is put aside nothing ever says yes: it is heard as something that was said
 * before what is read back then was there.
 */
export function overLine(spoken: Spoken, deps: WhileOfflineDeps): Spoken {
  const { hearing, open } = deps;
  const { isDown, isSending } = deps.offline;
  const { say, refuse, putAside, isDoneHere } = asides(deps);
  return {
    say(text) {
      if (!isDown() && (!isSending() || hearing.isMasked())) return spoken.say(text);
      if (hearing.isSecret(text)) return say(OFFLINE.secret);
      const said = hearing.harmless(text.trim());
      if (said !== '' && (isDoneHere(said) || !putAside(said))) spoken.say(text);
    },
    press(button) {
      if ((!isDown() && !isSending()) || isDoneHere(button) || !putAside(button)) spoken.press(button);
    },
    send(event: FlowEvent) {
      if (consents(event.type) && isDown() && open.top() !== null) refuse();
      else spoken.send(event);
    },
  };
}

/** What becomes of what is said without a line. */
function asides({ offline, aside, assistant, open, hearing, tell, at }: WhileOfflineDeps) {
  /** Said of a time without a line; `remains`: what is to be read of it afterwards. */
  function say(text: string, remains?: string): void {
    const line: Line = { text, tone: 'warning', lasts: 'offline', ...(remains !== undefined && { remains }) };
    assistant.send({ type: 'TOLD', lines: [line], view: null, at: at() });
  }

  /** A yes to what is read back is not taken, and not kept. */
  function refuse(): void {
    tell({ type: 'DID', how: 'done' });
    const pays = open.topView()?.summary.some(({ total }) => total) ?? false;
    if (pays) say(OFFLINE.notPaid, OFFLINE.wasNotPaid);
    else say(OFFLINE.notDone, OFFLINE.wasNotDone);
  }

  function agrees(said: Said): boolean {
    const { intent, slots } = hearing.sense(said);
    const ways = open.topView()?.actions.filter(({ type, enabled }) => consents(type) && enabled) ?? [];
    const typed = wordsOf(said).toLowerCase();
    return (
      ways.length > 0 &&
      (slots.confirm === 'yes' || intent === 'yes' || ways.some(({ label }) => label.toLowerCase() === typed))
    );
  }

  /** False where it is to be heard now after all: there is a line, and no room for more. */
  function putAside(said: Said): boolean {
    const down = offline.isDown();
    const refused = down && agrees(said);
    const isKept = !refused && aside.keep(said);
    if (!down && !isKept) return false;
    tell({ type: 'DID', how: 'done' });
    assistant.send({ type: 'PRESSED', label: wordsOf(said), at: at() });
    if (refused) refuse();
    else if (!isKept) say(OFFLINE.full, OFFLINE.wasFull);
    // Who stands at the meter needs it now, and the rest can wait.
    const known = knownAtOnce(hearing.sense(said));
    if (down && known !== null) say(known);
    return true;
  }

  function isDoneHere(said: Said): boolean {
    const { intent, slots, modifiers } = hearing.sense(said);
    if (intent === 'sign-out') return true;
    if (modifiers?.page && !modifiers.page.closed) return true;
    return HERE.has(slots.confirm === 'no' ? 'no' : intent) && aside.unsent().length === 0;
  }

  return { say, refuse, putAside, isDoneHere };
}
