import { expect, test } from 'vitest';
import type { Act } from './acts/act.ts';
import { FLOWS } from './acts/perform.ts';
import { walk } from './walk.ts';
import type { Person } from './world/people.ts';
import { roomOf } from './world/room.ts';

const says = (...texts: readonly string[]): Act[] => texts.map((text) => ({ do: 'say', text }));
const SLOW: Act = { do: 'slow', held: true };
const PROMPT: Act = { do: 'slow', held: false };
const LOST: Act = { do: 'line', lost: true };

/** What random conversations have found wrong, each as short as it can be. */
const FOUND: readonly (readonly [what: string, who: Person | 'visitor', acts: readonly Act[]])[] = [
  [
    'a yes that was said before anything was read back pays nothing',
    'resident',
    [SLOW, ...says('buy power 5000', 'yes'), PROMPT],
  ],
  ['"I am fine, thank you" pays nothing', 'resident', says('buy power 5000', 'I am fine, thank you')],
  ['who does not sign in after all is not asked to again', 'visitor', says('show my last fine payment', 'cancel')],
  [
    'who has signed in in another tab is asked for no password',
    'visitor',
    [...says('sign in', 'resident@palmcourt.example'), { do: 'other tab', who: 'resident' }, ...says('cancel')],
  ],
  [
    'what was said for a flow that could not begin is kept for when it can',
    'visitor',
    [LOST, ...says('buy kedco token 2000 meter 0123 4567 891', 'sign in')],
  ],
  [
    'what was said stays as its page is left, though another page of it asks',
    'resident',
    [...says('it says token used'), { do: 'leave page' }],
  ],
  [
    'the address that was given to sign in goes along to signing up',
    'visitor',
    says('sign in', 'amaka@mail.example', 'sign up'),
  ],
  [
    'a sentence that still waits at a reload takes nothing away',
    'visitor',
    [SLOW, ...says('mtn 500 for 08031234567', 'thanks'), { do: 'reload' }, PROMPT],
  ],
  [
    'what is read back without a question of its own is not lost to a password that is told beside it',
    'platform',
    [
      { do: 'open page', pick: FLOWS.indexOf('disable-service') },
      { do: 'form', pick: 0 },
      ...says('my password is Demo-Power-2026'),
    ],
  ],
  [
    'what only this device can have open stays open while another device goes on',
    'neighbour',
    [...says('wrong meter, it is 45012345678'), { do: 'other device', text: 'hello' }],
  ],
  [
    'what is owed is asked for, and no yes to what is read back',
    'owner',
    says('Kindly vend 20k for me', 'EKEDC', '45012345670', 'wetin I dey owe'),
  ],
  [
    'an answer stays, though another device went on with the same question unanswered',
    'administrator',
    [{ do: 'other device', text: 'buy power 5000' }, ...says('EKEDC'), { do: 'other device', text: 'hello' }],
  ],
  [
    'what met no answer while the line was good is told, and not kept for ever',
    'administrator',
    [
      { do: 'open page', pick: FLOWS.indexOf('upload-meters') },
      { do: 'portal changes', what: 'no fee is known' },
      { do: 'ask', text: 'fee for mtn' },
    ],
  ],
  [
    'an answer that is put back to what stands already is told so as the flow ends',
    'owner',
    [...says('help the portal learn', 'yes, keep them'), { do: 'form', pick: 99 }],
  ],
  [
    'what was said without a line takes nothing from what was begun since',
    'owner',
    [
      { do: 'line', lost: true },
      ...says('yes', 'start over'),
      { do: 'open page', pick: FLOWS.indexOf('reply-ticket') },
      { do: 'form', pick: 0 },
      { do: 'line', lost: false },
    ],
  ],
];

test.each(FOUND)('%s', async (_, who, acts) => {
  await expect(walk(who, acts)).resolves.toBeUndefined();
});

test('"fee for MTN" at the read-back of airtime from another network changes nothing of it', async () => {
  const room = roomOf('visitor');
  await room.quiet();
  for (const text of ['glo 500 for 08051234567', 'fee for mtn']) {
    room.conversation().say(text);
    await room.quiet();
  }
  const { view } = room.conversation().getSnapshot();
  expect(view?.fields.find(({ name }) => name === 'network')?.value).toBe('glo');
  room.leave();
});

test('what was sent off is told of as it is done, though something else is open by then', async () => {
  const room = roomOf('visitor');
  const conversation = room.conversation();
  await room.quiet();
  for (const text of ['contact support', 'Amaka Eze', 'amaka@mail.example', 'No token came for what I paid.']) {
    conversation.say(text);
    await room.quiet();
  }
  room.gate.hold(true);
  conversation.say('yes');
  await room.quiet();
  conversation.open('airtime');
  room.gate.hold(false);
  await room.quiet();
  const said = conversation.getSnapshot().messages.map(({ text }) => text);
  expect(said).toContain('News of "Contact Us":');
  expect(said).toContain('Thank you. Somebody answers soon.');
  expect(conversation.getSnapshot().view?.flow).toBe('airtime');
  room.leave();
});
