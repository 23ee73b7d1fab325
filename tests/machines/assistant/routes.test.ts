import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { fresh, SIGNED_OUT } from '#machines/assistant/context.ts';
import { type Mode, modesOf } from '#machines/assistant/modes.ts';
import { heardBy, OWN_WORDS, RANKS, routeOf } from '#machines/assistant/routes/routes.ts';
import { talkContext } from '#machines/assistant/routes/talk-context.ts';
import type { OpenRun } from '#machines/assistant/run.ts';
import { createRuns } from '#machines/assistant/runs/runs.ts';
import type { Scene } from '#machines/assistant/scene.ts';
import { createMemory } from '#machines/kit/memory/memory.ts';
import type { View } from '#machines/kit/view.ts';
import { understand } from '#machines/talk/understand.ts';
import { everyFlow } from '../../support/actors/machines.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const RUN: OpenRun = { id: 'run-00000001', flow: 'sign-in', title: 'Sign in' };

/** A sentence said to a conversation, with nothing open unless given. */
function saying(text: string, role: Role | null, parts: Partial<Scene> = {}): Scene {
  const { view = null, options = [] } = parts;
  const session = { ...SIGNED_OUT, role, ...(role !== null && { id: 'person', email: 'ada@palmcourt.example' }) };
  return {
    ...fresh(NOW.toISOString(), session),
    text,
    sense: understand(text, talkContext(view, options, role, NOW)),
    button: null,
    shown: false,
    view,
    progress: view ? 'answered' : null,
    answers: {},
    underWay: [],
    awaited: false,
    bought: [],
    listed: null,
    ticket: null,
    ...parts,
  };
}

/** What signing in asks first. */
function asked(): View {
  const runs = createRuns(Object.fromEntries(everyFlow().map((flow) => [flow.name, flow])), createMemory(), () => {});
  runs.start(RUN.flow, RUN.id, null, {});
  const view = runs.view(RUN.id);
  runs.stop();
  if (!view) throw new Error('no view');
  return view;
}
const ASKED = asked();
const CONFIRM = { type: 'CONFIRM', label: 'Pay', enabled: true, reason: null } as const;

const SAID: readonly (readonly [sentence: string, role: Role | null, route: string])[] = [
  ['hi', 'service-user', 'a command'],
  ['cancel', null, 'a command'],
  ['phed 2000', null, 'a company that is not served'],
  ['who owes since 30 february', 'service-admin', 'a day that is none'],
  ['service charge is now 18000 from February 30', 'service-admin', 'a day that is none'],
  ['data', null, 'a flow'],
  ['open a ticket', 'service-user', 'a new ticket'],
  ['POWER-7K2M9Q4X1B8C3D5F', 'service-admin', 'a payment'],
  ['receipt CASH-12', 'service-user', 'cash that was paid'],
  ['how much is the fee', null, 'a question beside'],
  ['reopen ticket 123', 'service-admin', 'a reply to a ticket, or its end'],
  ['kct', null, 'an article about what is not known'],
  ['is it safe', null, 'an article'],
  ['logout how', 'service-user', 'how something is done'],
  ['uploaded payments', 'service-admin', 'not done here'],
  ['do you sell waec pin', null, 'not sold here'],
  ['end the exception of House 4', 'service-admin', 'houses that are excepted'],
  ['take that cash back', 'service-admin', 'cash that is taken back'],
  ['yes', null, 'not understood'],
  ['change my estate', 'service-user', 'not yourself'],
  ['fine 45012345671, 45012345672 700', 'service-admin', 'one at a time'],
  ['approve the meter change of House 12 tomorrow', 'service-admin', 'who waits, and more'],
  ['log me out everywhere', 'service-user', 'out of every device'],
  ['download my data', 'service-user', 'all that is kept of somebody'],
  ['delete my account', 'service-user', 'an account that goes'],
  ['receipt', 'service-user', 'payments before'],
  ['resend confirmation', 'service-user', 'the confirmation mail'],
  ['debtors', 'service-admin', 'the estate'],
  ['dashboard', 'netplus-admin', 'the platform'],
  ['same again', 'service-owner', 'the same once more'],
  ['tickets', 'service-admin', 'tickets'],
  ['what is my status', null, 'what became of what was bought'],
  ['who are you', null, 'what is known here'],
  ['resident verification', 'service-admin', 'who verifies residents'],
  ['our estate is with ikeja electric', 'service-admin', 'a setting'],
  ['statement for yesterday', 'service-admin', 'a statement'],
];

describe('the route of a sentence', () => {
  test.each(SAID)('%s (%s): %s', (sentence, role, route) => {
    expect(routeOf(saying(sentence, role)).by).toBe(route);
  });

  test.each(SAID)('%s (%s): no two routes of a rank hear it, at any question', (sentence, role) => {
    const confirming = { ...ASKED, next: null, actions: [CONFIRM] };
    for (const view of [null, ASKED, confirming]) {
      const scene = saying(sentence, role, { view, stack: view ? [RUN] : [] });
      expect(heardBy(scene).filter((rank) => rank.length > 1)).toEqual([]);
    }
  });

  test('has a name that no other has, and each rank a reason that no other gives', () => {
    const shared = RANKS.flatMap(({ listens }) => Object.keys(listens(saying('', null))));
    const own = new Set(Object.values(OWN_WORDS).flatMap((listeners) => Object.keys(listeners)));
    expect(new Set([...shared, ...own]).size).toBe(shared.length + own.size);
    expect(new Set(RANKS.map(({ why }) => why)).size).toBe(RANKS.length);
  });
});

describe('the modes of a conversation', () => {
  const open = { stack: [RUN], view: ASKED } as const;
  const modes: readonly (readonly [readonly Mode[], Partial<Scene>])[] = [
    [['idle'], {}],
    [['asking'], open],
    [['standing'], { ...open, view: { ...ASKED, next: null, actions: [] } }],
    [['confirming'], { ...open, view: { ...ASKED, actions: [CONFIRM] } }],
    [['looking', 'asking'], { ...open, progress: 'looked-at' }],
    [['asking'], { ...open, stack: [{ ...RUN, id: 'below' }, RUN], progress: 'looked-at' }],
    [['offering', 'asking'], { ...open, offer: RUN }],
    [['choosing', 'idle'], { options: [{ label: 'One', wish: { flow: 'airtime', values: {} } }] }],
    [['awaiting', 'offering', 'asking'], { ...open, awaited: true, offer: RUN }],
  ];
  test.each(modes)('%j', (expected, parts) => expect(modesOf(saying('yes', null, parts))).toEqual(expected));

  test('a yes pays only where a yes was asked for, and a cancel leaves what was asked last', () => {
    const confirming = { ...open, view: { ...ASKED, next: null, actions: [CONFIRM] } };
    const commands = (text: string, parts: Partial<Scene>) => routeOf(saying(text, null, parts)).turn.commands;
    expect(commands('yes', confirming)).toEqual([{ do: 'send', id: RUN.id, event: { type: 'CONFIRM' } }]);
    expect(commands('yes', { ...confirming, shown: true })).toEqual([]);
    expect(commands('yes', open)).toEqual([]);
    expect(commands('cancel', { ...open, offer: { ...RUN, id: 'aside' } })).toEqual([{ do: 'drop', id: 'aside' }]);
    expect(commands('cancel', { ...open, awaited: true })).toEqual([]);
    expect(commands('cancel', open)).toEqual([{ do: 'send', id: RUN.id, event: { type: 'CANCEL' } }]);
  });
});
