import { ENTRY_POINTS } from '#machines/assistant/entry-points.ts';
import type { FieldView } from '#machines/kit/view.ts';
import { tokenOf } from '../world/people.ts';
import type { Room } from '../world/room.ts';
import type { Act } from './act.ts';
import { FILES } from './files.ts';
import { goodAnswer } from './good-answers.ts';
import { pressed } from './pressed.ts';
import { change } from './world-changes.ts';

/** Every flow that has a page to open. */
export const FLOWS = [...new Set(ENTRY_POINTS.map(({ flow }) => flow))];

/** Does what an act says, if it can be done at this moment. Answers what was done, as a line of the story; null for nothing. */
export function perform(room: Room, act: Act): string | null {
  const conversation = room.conversation();
  const { view, suggestions, composer } = conversation.getSnapshot();
  switch (act.do) {
    case 'say':
    case 'ask':
      conversation.say(act.text);
      return `says ${shown(act.text)}`;
    case 'answer': {
      const field = view?.fields.find(({ name }) => name === view.next);
      const text = field ? goodAnswer(field, act.pick, 'label') : 'yes';
      if (text === '') return null;
      conversation.say(text);
      return `answers ${composer.masked ? 'a secret' : shown(text)}`;
    }
    case 'press': {
      const action = pressed(view, act.pick);
      if (!action) return null;
      if (action.type === 'EDIT') conversation.send({ type: 'EDIT', field: anyOf(view?.fields ?? [], act.pick) });
      else conversation.send({ type: action.type });
      return `presses [${action.label}] (${action.type})`;
    }
    case 'offer': {
      const offered = suggestions[act.pick % Math.max(suggestions.length, 1)];
      if (!offered) return null;
      conversation.press(offered);
      return `presses [${offered.label}]`;
    }
    case 'form': {
      const open = view?.busy ? [] : (view?.fields.filter(({ readOnly, kind }) => !readOnly && kind !== 'file') ?? []);
      if (open.length === 0) return null;
      const values = Object.fromEntries(open.map((field) => [field.name, goodAnswer(field, act.pick, 'value')]));
      conversation.send({ type: 'FILL', values });
      conversation.send({ type: 'NEXT' });
      return `fills in the form: ${open.map(({ name }) => name).join(', ')}`;
    }
    case 'card':
      if (!view?.widget) return null;
      conversation.send({ type: 'WIDGET', result: act.result });
      return `card window: ${act.result}`;
    case 'line':
      room.lose(act.lost);
      return act.lost ? 'the line is lost' : 'the line is back';
    case 'slow':
      room.gate.hold(act.held);
      return act.held ? 'answers are held back' : 'all answers arrive';
    case 'arrives':
      room.gate.letThrough(act.pick);
      return `answer ${act.pick} arrives`;
    case 'other device':
      return room.elsewhere(act.text) ? `says ${shown(act.text)} on another device` : null;
    case 'reload':
      room.reload();
      return 'the page is loaded again';
    case 'expire':
      room.expire();
      return 'the session is ended';
    case 'time passes':
      room.timePasses();
      return 'time passes';
    case 'tab away and back':
      room.browser.lookAgain();
      return 'tab away and back';
    case 'other tab':
      room.browser.elsewhere(tokenOf(act.who));
      return act.who === 'visitor' ? 'signs out in another tab' : `${act.who} signs in in another tab`;
    case 'sign out':
      conversation.signOut();
      return 'signs out with the button';
    case 'open page': {
      const flow = FLOWS[act.pick % FLOWS.length] ?? '';
      conversation.open(flow);
      return `opens the page of ${flow}`;
    }
    case 'close':
      if (view) conversation.close(view.flow);
      return `closes the window of ${view?.flow ?? 'nothing'}`;
    case 'leave page':
      conversation.leavePristine();
      return 'leaves the page';
    case 'home':
      conversation.home();
      return 'goes back to the start';
    case 'drop file': {
      const file = FILES[act.pick % FILES.length]?.();
      if (file) conversation.choose(file);
      return `drops ${file?.name}`;
    }
    case 'portal changes':
      change(room.script, act.what);
      return `at the portal: ${act.what}`;
  }
}

const anyOf = (fields: readonly FieldView[], pick: number): string =>
  fields[pick % Math.max(fields.length, 1)]?.name ?? 'nothing';

const shown = (text: string): string =>
  JSON.stringify(text.length > 120 ? `${text.slice(0, 120)}… (${text.length} characters)` : text);
