import type { FlowEvent } from '#machines/kit/events.ts';
import type { View } from '#machines/kit/view.ts';
import { type Script, say, talkTo, texts } from './portal.ts';

/** A storefront screen in a visitor's hands unless told otherwise, by its form and by the chat beside it. */
export async function shop(
  flow: string,
  given: Partial<Script> = {},
  options: Parameters<typeof talkTo>[1] & { signedIn?: true; values?: Readonly<Record<string, string>> } = {},
) {
  const { conversation, script } = talkTo(given, options.signedIn ? options : { visitor: true, ...options });
  await conversation.settled();
  conversation.open(flow, options.values ?? {});
  await conversation.settled();
  const view = (): View => {
    const shown = conversation.getSnapshot().view;
    if (shown === null) throw new Error('Nothing is shown.');
    return shown;
  };
  const send = async (event: FlowEvent) => {
    conversation.send(event);
    await conversation.settled();
    return view();
  };
  const field = (name: string) => {
    const found = view().fields.find((one) => one.name === name);
    if (!found) throw new Error(`${name} is not shown.`);
    return found;
  };
  return {
    conversation,
    script,
    view,
    send,
    field,
    names: () => view().fields.map(({ name }) => name),
    fill: (values: Readonly<Record<string, string>>) => send({ type: 'FILL', values }),
    press: (type: 'NEXT' | 'BACK' | 'CONFIRM' | 'DECLINE' | 'CANCEL' | 'RETRY') => send({ type }),
    widget: (result: 'captured' | 'failed' | 'closed' | 'unavailable') => send({ type: 'WIDGET', result }),
    say: (...sentences: readonly string[]) => say(conversation, ...sentences),
    heard: () => texts(conversation),
    /** What is wrong, by field. */
    problems: () => Object.fromEntries(view().fields.flatMap((one) => (one.problem ? [[one.name, one.problem]] : []))),
    /** What was said besides fields, by tone. */
    said: () => view().say.map((one) => one.text),
    action: (type: string) => view().actions.find((one) => one.type === type),
    row: (label: string) => view().summary.find((one) => one.label === label)?.value,
    /** The inputs of every call of this name. */
    calls: (name: string) => script.calls.filter((call) => call.name === name).map((call) => call.input),
  };
}
