import { describe, expect, test } from 'vitest';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import { OWN_ACCOUNT } from '#catalogues/sentences/own-account.ts';
import { chatOf } from '../past/past-chat.ts';

describe("one's own account number, asked for", () => {
  test.each(['get my account number', 'which account make i dey send money to every month'])(
    '"%s" of a resident who has none offers one, and a yes opens nothing before the read-back',
    async (words) => {
      const talk = await chatOf('service-user', {}, words);
      expect(talk.offers()).toEqual([OWN_ACCOUNT.open]);
      await talk.say('yes');
      expect(talk.last()?.text).toContain(OWN_ACCOUNT.dialog.title);
      expect(talk.calls('openAccount')).toEqual([]);
    },
  );

  test('of a visitor it waits for the sign-in', async () => {
    const talk = await chatOf(null, {}, 'get my account number');
    expect(talk.shown().view?.flow).toBe('sign-in');
  });

  test.each(['service-owner', 'service-admin'])('of a %s it is told who has one', async (role) => {
    const talk = await chatOf(role, {}, 'get my account number');
    expect(talk.last()?.text).toBe(KNOWN.onlyResidentsHave);
  });
});
