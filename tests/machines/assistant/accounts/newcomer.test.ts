import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import type { StoppingDue } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

/** Somebody who has not opened the mailed link yet: the portal says no figure of the meter. */
const newcomer = (stops: StoppingDue[] = []) => talkTo({ verified: false, hidden: true, stops });
const view = ({ conversation }: ReturnType<typeof newcomer>) => conversation.getSnapshot().view;

describe('an account that is not confirmed yet', () => {
  test('is told what stops power, and why no amount stands there', async () => {
    const talk = newcomer(['service-charge', 'fine']);
    await say(talk.conversation, 'buy power 5000');
    expect(view(talk)).toMatchObject({ flow: 'buy-power', step: 'blocked' });
    const said = view(talk)?.say.map(({ text }) => text);
    expect(said).toEqual([
      MESSAGES.outstandingBlock,
      MESSAGES.outstandingServiceCharge,
      MESSAGES.outstandingFine,
      SENTENCES.payWhatIsOwed,
      SENTENCES.confirmFirst,
    ]);
  });

  test('buys power where nothing stops it', async () => {
    const talk = newcomer();
    await say(talk.conversation, 'buy power 5000');
    expect(view(talk)).toMatchObject({ flow: 'buy-power', step: 'confirming' });
  });

  test.each(['what do I owe?', 'how much is my dev levy', 'do I have a fine'])(
    '%s: is never told that nothing is owed, but how to see it',
    async (question) => {
      const talk = newcomer(['dev-levy']);
      await say(talk.conversation, question);
      const said = texts(talk.conversation).join('\n');
      expect(said).toContain(SENTENCES.confirmFirst);
      expect(said).not.toMatch(/nothing|no fine/i);
      expect(talk.conversation.getSnapshot().suggestions.map(({ say: words }) => words)).toContain(
        'resend confirmation',
      );
    },
  );

  test('pays a levy of any amount, and a fine only once it may see it', async () => {
    const talk = newcomer();
    await say(talk.conversation, 'pay 5000 levy');
    expect(view(talk)).toMatchObject({ flow: 'pay-services', step: 'confirming' });
    const other = newcomer(['fine']);
    await say(other.conversation, 'pay my fine');
    expect(view(other)).toMatchObject({ flow: 'pay-services', step: 'asking' });
    expect(JSON.stringify(view(other))).toContain(SENTENCES.confirmFirst);
    expect(JSON.stringify(view(other))).not.toContain(SENTENCES.noFine);
  });
});

test('the mail is sent again to the address that waits for its link, also where the one before is confirmed', async () => {
  const talk = talkTo({ pendingEmail: 'new@b.example' });
  await say(talk.conversation, 'resend confirmation');
  expect(texts(talk.conversation)).toContain('Sent.');
});
