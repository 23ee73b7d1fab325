import { INSTALLING } from '#catalogues/sentences/installing.ts';
import { PUSHING } from '#catalogues/sentences/pushing.ts';
import { late } from '../../../../tests/portal/support/scenes/conversations.ts';
import type { Area, Deed } from '../../scene.ts';

const buying = { as: 'resident', at: '/toUpPower?face=chat', flow: 'buy-power' } as const;
const formed = { ...buying, at: '/toUpPower?face=form' } as const;
const FORM = { form: 'Buy Power' };
/** What is typed before it is asked stands before the question. */
const ASKED: Deed = { see: 'How much power would you like to buy?' };
const READ_BACK: readonly Deed[] = [ASKED, { say: '5000' }, { see: 'Yes, pay ₦5,050' }];
const PAID: readonly Deed[] = [...READ_BACK, { press: 'Yes, pay ₦5,050', within: 'chat' }];
const DELIVERED: readonly Deed[] = [...PAID, { card: '4242424242424242' }, { see: 'Copy' }];

/** Buying power for the own meter, from the question to the token, and what comes between. */
export const POWER: Area = {
  area: 'power',
  scenes: [
    { name: 'question', ...buying },
    { name: 'answered wrongly', ...buying, do: [ASKED, { say: '100' }, { see: 'Amount is less than 300' }] },
    { name: 'read back', ...buying, do: READ_BACK },
    { name: 'card window', ...buying, do: PAID },
    { name: 'delivered', ...buying, do: DELIVERED },
    {
      name: 'token copied',
      ...buying,
      allows: 'clipboard-write',
      do: [...DELIVERED, { toasts: 'stay' }, { press: 'Copy token' }],
    },
    {
      name: 'receipt e-mailed',
      ...buying,
      do: [...DELIVERED, { toasts: 'stay' }, { press: 'Email' }, { press: 'Copy token' }],
    },
    {
      name: 'kept among the apps',
      ...buying,
      do: [...DELIVERED, { browser: 'would install' }, { see: INSTALLING.line }],
    },
    { name: 'told when it is late', ...buying, drawn: late, allows: 'notifications', do: [{ see: PUSHING.offer }] },
    {
      name: 'two tokens',
      ...buying,
      do: [
        ...DELIVERED,
        { say: 'buy power 2000' },
        { press: 'Yes, pay ₦2,050', within: 'chat' },
        { card: '4242424242424242' },
        { see: '₦2,050' },
        { see: '11.11 kWh' },
      ],
    },
    { name: 'declined', ...buying, do: [...PAID, { card: '4000000000000002' }, { see: 'PAYMENT FAILED' }] },
    { name: 'form wrong', ...formed, do: [{ press: 'Pay', within: FORM }] },
    {
      name: 'form read back',
      ...formed,
      do: [
        { type: '5000', into: 'Amount' },
        { press: 'Pay', within: FORM },
      ],
    },
    { name: 'stopped by service charge', ...formed, as: 'debtor' },
    { name: 'levy notice', ...formed, as: 'levy' },
    { name: 'stopped by a fine', ...formed, as: 'fined' },
  ],
};
