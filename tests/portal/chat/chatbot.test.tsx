import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { EXAMPLES, TALK } from '#machines/assistant/sentences.ts';
import { payment } from '../../support/calls/histories.ts';
import { draw, drawTalk } from '../support/draw.tsx';
import { drawAs } from '../support/draw-as.ts';
import { paid } from '../support/scenes/conversations.ts';
import { sentence } from '../support/sentence.ts';

const OPTIONS = ['Token Issues', 'Payment Issues', 'No Meter Number', 'Token Not Received'];
const PNG = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'debit.png', { type: 'image/png' });
const PDF = new File(['%PDF-1.4 %%EOF'], 'statement.pdf', { type: 'application/pdf' });

const toggle = () => screen.findByRole('button', { name: 'Help', expanded: false });
const drawer = () => screen.findByRole('dialog', { name: 'Help' });

describe('the help chatbot', () => {
  test.each(['/airtime', '/data', '/pay-bills', '/pay-bills/wizard'])(
    'toggles on %s with its four options, and the keyboard goes in',
    { tags: ['G-001'] },
    async (at) => {
      const { user } = await drawTalk({}, { at });
      await user.click(await toggle());
      const options = within(await drawer())
        .getAllByRole('listitem')
        .slice(0, OPTIONS.length);
      expect(options.map(({ textContent }) => textContent)).toEqual(OPTIONS);
      expect(screen.getByRole('button', { name: 'Token Issues' })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog', { name: 'Help' })).toBeNull();
    },
  );

  test.each([
    ['resident', '/toUpPower'],
    ['resident', '/pay-services'],
    ['owner', '/pay-devLevy'],
  ] as const)('toggles for a %s on %s', async (who, at) => {
    const { user } = await drawAs(who, { at });
    await user.click(await toggle());
    const help = within(await drawer());
    for (const name of OPTIONS) expect(help.getByRole('button', { name })).toBeVisible();
    await user.click(help.getByRole('button', { name: 'Close help' }));
    expect(screen.queryByRole('dialog', { name: 'Help' })).toBeNull();
  });

  test('has the same four options on the contact page', { tags: ['G-002'] }, async () => {
    const { user } = await drawTalk({}, { at: '/contact' });
    await user.click(await screen.findByRole('button', { name: 'Chat with us' }));
    for (const name of OPTIONS) expect(screen.getByRole('button', { name })).toBeVisible();
  });

  test.each([
    ['hello', TALK.greetBack],
    ['hi', TALK.greetBack],
    ['help', TALK.help(EXAMPLES.visitor)],
    ['debit', SAID.whichReference],
  ])('reacts to the keyword "%s"', { tags: ['G-004'] }, async (keyword, answer) => {
    const { user, settled } = await drawTalk({}, { at: '/data' });
    await user.click(await toggle());
    const help = within(await drawer());
    const before = help.queryAllByText(sentence(answer)).length;
    await user.type(help.getByRole('textbox'), `${keyword}{Enter}`);
    await settled();
    expect(help.getAllByText(sentence(answer))).toHaveLength(before + 1);
  });

  test('says in itself that a token was copied: what lies below it is neither seen nor read out', async () => {
    const { user } = await draw(paid, { at: '/toUpPower?face=form' });
    await user.click(await toggle());
    const help = within(await drawer());
    const place = help.getAllByRole('status').find(({ className }) => className === 'toasts');
    await user.click(await help.findByRole('button', { name: 'Copy token' }));
    expect(await help.findByText('Token copied')).toBeVisible();
    expect(place).toHaveTextContent('Token copied');
    expect(screen.getAllByText('Token copied')).toHaveLength(1);
  });

  test('what was asked for there and comes about once it is closed is said on the page', async () => {
    const sent = Promise.withResolvers<{ status: 200; data: { sentTo: string } }>();
    const { user } = await draw(paid, {
      at: '/toUpPower?face=form',
      services: { resendReceipt: () => sent.promise },
    });
    await user.click(await toggle());
    await user.click(await within(await drawer()).findByRole('button', { name: 'Email' }));
    await user.keyboard('{Escape}');
    sent.resolve({ status: 200, data: { sentTo: 'resident@palmcourt.example' } });
    expect(await screen.findByText('Receipt sent to resident@palmcourt.example')).toBeVisible();
  });

  test('stays where it stands open again by the time it hears of being closed, as React has it while developing', async () => {
    const { user } = await drawTalk({}, { at: '/airtime' });
    await user.click(await toggle());
    fireEvent(await drawer(), new Event('close'));
    expect(screen.getByRole('dialog', { name: 'Help' })).toBeVisible();
  });

  test('is the same conversation: an option is looked after there, and stays in the chat of the page', async () => {
    const { user, settled } = await drawTalk({}, { at: '/airtime', width: 1440 });
    await user.click(await toggle());
    await user.click(within(await drawer()).getByRole('button', { name: 'Token Not Received' }));
    await settled();
    expect(within(await drawer()).getByText(sentence(SAID.whichReference))).toBeVisible();
    await user.keyboard('{Escape}');
    expect(within(screen.getByRole('log')).getByText(sentence(SAID.whichReference))).toBeVisible();
  });
});

/** A resident on the way to a ticket, in the chatbot of the page where power is bought. */
async function reporting() {
  const drawn = await drawAs('resident', {
    at: '/toUpPower',
    script: { state: 'pending', transactions: [payment('power', 3, '2026-11-20')] },
  });
  const { user, settled } = drawn;
  await user.click(await toggle());
  const help = within(await drawer());
  const write = async (text: string) => {
    await user.type(help.getByRole('textbox'), `${text}{Enter}`);
    await settled();
  };
  await write('token not received');
  await write('none of these');
  await write('open a ticket');
  const drop = async (...files: readonly File[]) => {
    await help.findByRole('button', { name: 'Attach a file' });
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
    await settled();
  };
  return { ...drawn, help, write, drop };
}

describe('proof of payment', () => {
  test('is dropped on the chat, several files at once, and goes along with the ticket', {
    tags: ['A-047'],
  }, async () => {
    const { help, write, drop, script } = await reporting();
    await write('my bank shows no debit');
    await drop(PNG, PDF);
    expect(help.getByText(SAID.attached('debit.png, statement.pdf', 'one more'))).toBeVisible();
    await write('that is all');
    await write('The token of yesterday never came to my phone');
    expect(help.getByText('Your ticket is T-000123.')).toBeVisible();
    const [ticket] = script.calls.filter(({ name }) => name === 'openTicket').map(({ input }) => input);
    expect(ticket).toMatchObject({ attachment: PNG, attachment2: PDF });
    expect(ticket).not.toHaveProperty('attachment3');
  });

  test('of a wrong kind, with nothing in it or too large says so, and asks for another', async () => {
    const { help, write, drop } = await reporting();
    await write('my bank shows no debit');
    await drop(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(help.getByText(SAID.attachmentKind)).toBeVisible();
    await drop(new File([], 'empty.png', { type: 'image/png' }));
    expect(help.getByText(SAID.attachmentEmpty)).toBeVisible();
    await drop(new File([new Uint8Array(5_000_001)], 'large.pdf', { type: 'application/pdf' }));
    expect(help.getByText(SAID.attachmentLarge)).toBeVisible();
    await drop(PNG);
    expect(help.getByText(SAID.attached('debit.png', 'two more'))).toBeVisible();
  });

  test('a fourth file is not taken, and the three stay', async () => {
    const { help, write, drop } = await reporting();
    await write('my bank shows no debit');
    await drop(PNG, PDF, PNG, PDF);
    expect(help.getByText(SAID.attachmentsMost)).toBeVisible();
    expect(help.getAllByText(SAID.whatElse).at(-1)).toBeVisible();
  });

  test('is chosen on the form of the same question as well', async () => {
    const { user, write, settled } = await reporting();
    await write('my bank shows no debit');
    await user.keyboard('{Escape}');
    const form = within(await screen.findByRole('form', { name: 'Token Not Received' }));
    await user.upload(form.getByLabelText('Proof of payment (optional)'), PNG);
    await settled();
    expect(form.getByText('debit.png')).toBeVisible();
    expect(form.getByLabelText('Another file (optional)')).toBeVisible();
  });

  test('is kept by no browser: what is stored has its name at most', async () => {
    const { write, drop } = await reporting();
    await write('my bank shows no debit');
    await drop(new File(['%PDF-1.4 the secret of a statement %%EOF'], 'statement.pdf', { type: 'application/pdf' }));
    expect(JSON.stringify({ ...localStorage })).not.toContain('the secret');
  });
});
