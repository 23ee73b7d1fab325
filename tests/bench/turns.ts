import { assign, createActor, setup } from 'xstate';
import { say, talkTo } from '../support/portal.ts';
import { compare, type Figure } from './measure.ts';

const TURNS = ['buy power', '200', '5000', 'cancel'] as const;

/** A conversation is opened once and then talked to: this many times through the turns. */
const TIMES = 10;

/** The same four turns, one of them refused, as the barest chart that XState can make of them. */
const bare = setup({
  types: {
    context: {} as { amount: number; problem: string | null },
    events: {} as { type: 'SAY'; text: string },
  },
  guards: {
    isEnough: ({ event }) => Number(event.text) >= 300,
    isCancel: ({ event }) => event.text === 'cancel',
  },
  actions: {
    keep: assign({ amount: ({ event }) => Number(event.text), problem: null }),
    refuse: assign({ problem: 'Amount is less than 300' }),
  },
}).createMachine({
  context: { amount: 0, problem: null },
  initial: 'idle',
  states: {
    idle: { on: { SAY: 'asking' } },
    asking: {
      on: { SAY: [{ guard: 'isEnough', target: 'confirming', actions: 'keep' }, { actions: 'refuse' }] },
    },
    confirming: { on: { SAY: { guard: 'isCancel', target: 'idle' } } },
  },
});

function bareScript(): number {
  const actor = createActor(bare).start();
  for (let i = 0; i < TIMES; i++) for (const text of TURNS) actor.send({ type: 'SAY', text });
  const { value, context } = actor.getSnapshot();
  if (value !== 'idle' || context.amount !== 5000) throw new Error('The bare chart did not go through its turns.');
  actor.stop();
  return TIMES * TURNS.length;
}

async function conversationScript(): Promise<number> {
  const { conversation } = talkTo();
  for (let i = 0; i < TIMES; i++) {
    await say(conversation, ...TURNS.slice(0, -1));
    if (conversation.getSnapshot().view?.step !== 'confirming') throw new Error('Nothing was read back.');
    await say(conversation, ...TURNS.slice(-1));
  }
  conversation.stop();
  return TIMES * TURNS.length;
}

/** PERFORMANCE b1: sentence in, View out, with services that answer at once. */
export async function turns(): Promise<Figure[]> {
  const rates = await compare(conversationScript, bareScript);
  const what = 'conversation turns: buy power, one amount refused, read back, cancelled';
  return [{ what, unit: 'turns', ...rates, peer: 'bare XState, the same four events sent to an actor' }];
}
