import { describe, expect, test } from 'vitest';
import { NO_ANSWERS } from '#machines/kit/field.ts';
import { type PayingContext, UNPAID } from '#machines/kit/paying/context.ts';
import { failedModal, pendingModal, successModal } from '#machines/kit/paying/modals.ts';

const CONTEXT: PayingContext = {
  ...UNPAID,
  runId: 'run-00000001',
  answers: NO_ANSWERS,
  notices: [],
  facts: null,
  support: { email: 'help@palmcourt.example', phone: '0700 000 0000' },
  result: { title: 'Power token', orderId: 'POWER-00000001', email: 'resident@palmcourt.example' },
};
const EVERY = [successModal, failedModal, pendingModal];

describe('the outcome of a payment', () => {
  test.each(EVERY)('$name has a title, three lines and one button', { tags: ['A-037'] }, (modal) => {
    const { title, lines, button } = modal(CONTEXT);
    expect(title).toMatch(/^PAYMENT [A-Z]+$/);
    expect(lines).toHaveLength(3);
    expect(button).toBeTruthy();
  });

  test.each(EVERY)('$name gives the support phone, the email and the website chat', { tags: ['A-048'] }, (modal) => {
    const [, contact] = modal(CONTEXT).lines;
    expect(contact).toContain('0700 000 0000');
    expect(contact).toContain('help@palmcourt.example');
    expect(contact).toContain('chat on this website');
  });

  test.each(EVERY)('$name asks complaints for name, email, amount and a screenshot', { tags: ['A-049'] }, (modal) => {
    const complaint = modal(CONTEXT).lines[2];
    for (const wanted of ['registered name', 'registered email', 'amount paid', 'screenshot']) {
      expect(complaint).toContain(wanted);
    }
  });

  test('success says that the token was sent to the email of the person', { tags: ['A-044'] }, () => {
    expect(successModal(CONTEXT)).toMatchObject({ title: 'PAYMENT SUCCESSFUL' });
    expect(successModal(CONTEXT).lines[0]).toContain('token has been sent to your email');
  });

  test('failure says so in the specified words and offers Try again?', { tags: ['A-045'] }, () => {
    expect(failedModal(CONTEXT)).toMatchObject({ title: 'PAYMENT FAILED', button: 'Try again?' });
    expect(failedModal(CONTEXT).lines[0]).toContain('Your payment has failed and your transaction was not processed');
  });

  test('pending asks for proof of debit with bank account name and meter number by mail to support', {
    tags: ['A-046'],
  }, () => {
    expect(pendingModal(CONTEXT).title).toBe('PAYMENT PENDING');
    expect(pendingModal(CONTEXT).lines[0]).toMatch(
      /proof of debit with your bank account name and meter number to help@palmcourt\.example/,
    );
  });
});
