import { expect, test } from 'vitest';
import type { IntentName } from '#catalogues/intents/index.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { understand } from '#machines/talk/understand.ts';
import { scripted } from '../../support/portal.ts';
import type { Act } from './acts/act.ts';
import { PASSWORD } from './acts/good-answers.ts';
import { walk } from './walk.ts';
import type { Person } from './world/people.ts';
import type { Sabotage } from './world/room.ts';

const says = (...texts: readonly string[]): Act[] => texts.map((text) => ({ do: 'say', text }));

/** Does something once, as soon as it can be done. */
function once(isTime: (conversation: Conversation) => boolean, act: (conversation: Conversation) => void) {
  let done = false;
  return (conversation: Conversation) => {
    if (done || !isTime(conversation)) return;
    done = true;
    act(conversation);
  };
}

const isAt =
  (step: string) =>
  (conversation: Conversation): boolean =>
    conversation.getSnapshot().view?.step === step;

const asksForANumber = ({ getSnapshot }: Conversation): boolean =>
  getSnapshot().messages.at(-1)?.text === 'Which mobile number is it for?';

/** An understanding that takes one sentence for something else. */
const mistaking = (heard: string, intent: IntentName): Sabotage => ({
  understand: (text, context) => ({ ...understand(text, context), ...(text === heard && { intent, slots: {} }) }),
});

const dearer: Sabotage = {
  services: {
    async openOrder(input) {
      const answer = await scripted().services.openOrder(input);
      if (answer.status !== 200) return answer;
      return { status: 200, data: { ...answer.data, widget: { ...answer.data.widget, amount: 6_050 } } };
    },
  },
};

const CASES: readonly (readonly [
  what: string,
  sabotage: Sabotage,
  who: Person | 'visitor',
  acts: Act[],
  told: string,
])[] = [
  [
    'breaks at a sentence',
    {
      understand(text, context) {
        if (text === 'hello') throw new Error('a broken word');
        return understand(text, context);
      },
    },
    'visitor',
    says('hello'),
    'never throws',
  ],
  [
    'pays by itself',
    { meddle: once(isAt('confirming'), (conversation) => conversation.send({ type: 'CONFIRM' })) },
    'resident',
    says('buy power 5000'),
    'without anything that was read back',
  ],
  [
    'takes a word of thanks for a yes',
    mistaking('thanks', 'yes'),
    'resident',
    says('buy power 5000', 'thanks'),
    'without a yes',
  ],
  ['asks for more in the card window', dearer, 'resident', says('buy power 5000', 'yes'), 'the card window asks for'],
  [
    'forgets open flows with a reload',
    { keep: (keep) => ({ ...keep, conversation: () => ({ ...Object(keep.conversation()), runs: [] }) }) },
    'visitor',
    [...says('mtn 500 for 08031234567'), { do: 'reload' }, ...says('thanks')],
    'no answer that was given is lost',
  ],
  [
    'empties an answer as something else is asked',
    {
      meddle: once(
        ({ getSnapshot }) => getSnapshot().messages.some(({ text }) => text === 'You are welcome.'),
        (conversation) => conversation.send({ type: 'FILL', values: { network: '' } }),
      ),
    },
    'visitor',
    [...says('mtn airtime'), { do: 'say', text: 'thanks' }],
    'no answer that was given is lost',
  ],
  [
    'keeps a password where it can be read',
    {
      meddle: once(
        (conversation) => conversation.getSnapshot().composer.masked,
        (conversation) => conversation.send({ type: 'FILL', values: { email: PASSWORD } }),
      ),
    },
    'visitor',
    says('sign in', 'resident@palmcourt.example'),
    'no secret is shown or kept',
  ],
  [
    'asks a second thing at once',
    { meddle: once(asksForANumber, (conversation) => conversation.open('contact-support')) },
    'visitor',
    says('mtn airtime'),
    'two questions are never open at once',
  ],
  [
    'takes a word of thanks for a cancel',
    mistaking('thanks', 'cancel'),
    'resident',
    [...says('buy power'), { do: 'ask', text: 'thanks' }],
    'leads back to the same question',
  ],
  [
    'does not hear "cancel"',
    mistaking('cancel', 'none'),
    'visitor',
    says('token not received'),
    'it can always be left',
  ],
];

test.each(CASES)('a conversation that %s is noticed', async (_, sabotage, who, acts, told) => {
  await expect(walk(who, acts)).resolves.toBeUndefined();
  await expect(walk(who, acts, sabotage)).rejects.toThrow(told);
});
