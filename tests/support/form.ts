import type { FlowEvent } from '#machines/kit/events.ts';
import { type Script, say, talkTo } from './portal.ts';

/** A flow as a visitor uses its form: fields are filled, buttons pressed, each once the last is settled. */
export async function openForm(flow: string, given: Partial<Script> = {}) {
  const { conversation, script } = talkTo(given, { visitor: true });
  conversation.open(flow);
  await conversation.settled();
  const view = () => {
    const shown = conversation.getSnapshot().view;
    if (shown === null) throw new Error('Nothing is shown.');
    return shown;
  };
  const send = async (event: FlowEvent) => {
    conversation.send(event);
    await conversation.settled();
  };
  return {
    view,
    send,
    script,
    fill: (values: Readonly<Record<string, string>>) => send({ type: 'FILL', values, from: 'form' }),
    press: (type: 'NEXT' | 'BACK' | 'CONFIRM' | 'RETRY' | 'CANCEL') => send({ type }),
    /** The card window's word. */
    card: (result: 'captured' | 'failed' | 'closed' | 'unavailable') => send({ type: 'WIDGET', result }),
    say: (...sentences: readonly string[]) => say(conversation, ...sentences),
    field: (name: string) => {
      const found = view().fields.find((field) => field.name === name);
      if (!found) throw new Error(`The form does not show ${name}.`);
      return found;
    },
    names: () => view().fields.map(({ name }) => name),
    said: () => view().say.map(({ text }) => text),
    action: (type: string) => view().actions.find((action) => action.type === type),
    calls: (name: string) => script.calls.filter((call) => call.name === name).map(({ input }) => input),
  };
}

/** A form that is open. */
export type OpenForm = Awaited<ReturnType<typeof openForm>>;
