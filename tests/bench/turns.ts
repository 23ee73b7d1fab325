import type { Services } from '#catalogues/calls/services.ts';
import { say, talkTo } from '../support/portal.ts';
import { BOTBUILDER, fetchBotbuilder, type Talk } from './botbuilder.ts';
import { compare, type Figure, median } from './measure.ts';

const TURNS = ['buy power', '200', '5000', 'cancel'] as const;

/** A conversation is opened once and then talked to: this many times through the turns. */
const TIMES = 10;

/** So long do both talk before they are measured: there is much more code of ours to be compiled. */
const WARM_MS = 5_000;

/** An account that keeps nothing: what a server does with a turn is no part of the turn. */
const keepConversation: Services['keepConversation'] = async ({ revision, messages = [] }) => ({
  status: 200,
  data: {
    revision: revision + Math.max(1, messages.length),
    numbers: messages.map((_, at) => revision + 1 + at),
  },
});

const talk = () => talkTo({}, { services: { keepConversation } }).conversation;

async function theirScript(start: () => Talk): Promise<number> {
  const hear = start();
  for (let i = 0; i < TIMES; i++) {
    const said: (readonly string[])[] = [];
    for (const text of TURNS) said.push(await hear(text));
    const [asked, refused, readBack, left] = said.map((lines) => lines.join());
    const isWhole = asked === 'How much?' && refused === 'Amount is less than 300' && left === 'Left';
    if (!isWhole || !readBack?.startsWith('Buy power of 5000?'))
      throw new Error('The bot did not go through its turns.');
  }
  return TIMES * TURNS.length;
}

async function ourScript(): Promise<number> {
  const conversation = talk();
  for (let i = 0; i < TIMES; i++) {
    await say(conversation, ...TURNS.slice(0, -1));
    if (conversation.getSnapshot().view?.step !== 'confirming') throw new Error('Nothing was read back.');
    await say(conversation, ...TURNS.slice(-1));
  }
  conversation.stop();
  return TIMES * TURNS.length;
}

/** PERFORMANCE b1: sentence in, View out, with services that answer at once. */
async function besideBotbuilder(): Promise<Figure> {
  const peer = await fetchBotbuilder();
  try {
    const rates = await compare(ourScript, () => theirScript(peer.talk), WARM_MS);
    const what = 'conversation turns: buy power, one amount refused, read back, cancelled';
    return {
      what,
      unit: 'turns',
      ...rates,
      peer: `${BOTBUILDER}, the same script, its state and its transcript in memory`,
    };
  } finally {
    peer.remove();
  }
}

const EARLY = 10;
const LATE = 1_000;
const ROUNDS = 15;

/** PERFORMANCE b3: turns a second once so much was said, beside a conversation that has only begun. Below 0.91 each turn costs more than the last. */
async function lateBesideEarly(): Promise<Figure> {
  const after = async (turns: number) => {
    const conversation = talk();
    for (let said = 0; said < turns; said += TURNS.length) await say(conversation, ...TURNS);
    return conversation;
  };
  const rates = { late: [] as number[], early: [] as number[] };
  const late = await after(LATE);
  for (let i = 0; i < ROUNDS; i++) {
    const early = await after(EARLY - 2);
    for (const [age, conversation] of [
      ['late', late],
      ['early', early],
    ] as const) {
      const start = performance.now();
      await say(conversation, ...TURNS);
      rates[age].push((TURNS.length * 1000) / (performance.now() - start));
    }
    early.stop();
  }
  late.stop();
  const what = `conversation turns after turn ${LATE.toLocaleString('en')}`;
  const peer = `the same after turn ${EARLY}`;
  return { what, unit: 'turns', ours: median(rates.late), peer, theirs: median(rates.early) };
}

export const turns = async (): Promise<Figure[]> => [await besideBotbuilder(), await lateBesideEarly()];
