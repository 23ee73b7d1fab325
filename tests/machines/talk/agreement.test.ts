import { describe, expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

/** What is understood where a payment is read back. */
const said = (text: string, flow = 'buy-power') =>
  understand(text, {
    role: 'service-user',
    today: '2026-11-21',
    open: { flow, field: 'confirm', fields: ['service', 'amount'], given: ['service', 'amount'] },
  });

describe('at a payment that is read back', () => {
  test.each([
    'fine',
    'Fine!',
    'fine by me',
    "that's fine",
    'it is fine',
    'all fine',
    'e fine',
    "I'm fine with it",
    'fine, go ahead',
  ])('"%s" agrees, and is no fine of the estate', (text) => {
    for (const flow of ['buy-power', 'pay-services'])
      expect(said(text, flow)).toMatchObject({ intent: 'answer', slots: { confirm: 'yes' } });
  });

  test.each(['my fine', 'pay my fine', 'no, the fine', 'fine 5000', 'fine?'])('"%s" names the fine', (text) => {
    expect(said(text, 'pay-services').slots).not.toHaveProperty('confirm', 'yes');
  });

  test.each([
    'not fine',
    'not ok',
    'not sure',
    "I'm not sure",
    'of course not',
    'certainly not',
    'I do not agree',
    'this is not correct',
    "isn't right",
    'I am not okay with it',
    "I can't proceed",
    'not approved',
    'not exactly',
    'fine is not what I asked',
    'i dont think it is correct',
    'yes i guess no',
    'ok wait',
  ])('"%s" agrees to nothing', (text) => {
    expect(said(text).slots).not.toHaveProperty('confirm', 'yes');
  });

  test.each([
    'why not',
    'no problem',
    'no wahala',
    'no problem, yes',
    'yes, not the first time',
    'that is ok, dont worry',
  ])('"%s" agrees all the same', (text) => {
    expect(said(text)).toMatchObject({ intent: 'answer', slots: { confirm: 'yes' } });
  });
});
