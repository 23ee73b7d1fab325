import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, getInitialSnapshot } from 'xstate';
import { MESSAGES } from '#catalogues/messages.ts';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import { present } from '#machines/kit/present.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import type { View } from '#machines/kit/view.ts';
import { phoneLinks } from '#src/portal/pages/phone-links.ts';
import { everyFlow, step } from '../../support/actors/machines.ts';
import { draw } from '../support/draw.tsx';
import { asking, visitor } from '../support/scenes/conversations.ts';

/** The contact form as the flow itself shows it, after some events. */
function formAfter(...events: readonly (FlowEvent | { type: string; output: unknown })[]): View {
  const flow = everyFlow().find(({ name }) => name === 'contact-support');
  if (!flow) throw new Error('There is no contact form.');
  const start = getInitialSnapshot(flow.machine, { runId: 'run-00000001', person: null }) as AnyMachineSnapshot;
  const events_ = events.map((event) => ('output' in event ? { ...event, actorId: '' } : event));
  return present(
    flow,
    events_.reduce((at, event) => step(flow, at, event), start),
  );
}

const WRITE: FlowEvent = {
  type: 'FILL',
  values: { name: 'Amaka Eze', email: 'amaka@mail.example', message: 'No token came.', robot: 'yes' },
};
const answered = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const sending = [WRITE, { type: 'NEXT' } as const, answered('check', { kind: 'good', facts: { proof: 'cA==' } })];
const unsent = answered('send', refused(MESSAGES.messageNotSent));
const at = (view: View | null): ConversationView => ({ ...visitor, atStart: view === null, view });
const open = (view: View | null = formAfter(), width = 1440) => draw(at(view), { at: '/contact', width });

test('the contact page has a Contact Us form beside a panel with a messaging number and a support e-mail', {
  tags: ['B-129'],
}, async () => {
  const { conversation } = await open();
  expect(conversation.opened).toEqual(['contact-support']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Us');
  const form = screen.getByRole('form', { name: 'Contact Us' });
  for (const label of ['Name', 'Email', 'Phone (optional)', 'Message', 'I am not a robot']) {
    expect(within(form).getByLabelText(label)).toBeVisible();
  }
  const panel = within(screen.getByRole('complementary', { name: 'Other ways to reach us' }));
  expect(panel.getByRole('link', { name: '+234 700 928 8242' })).toHaveAttribute('href', 'https://wa.me/2347009288242');
  expect(panel.getByRole('link', { name: 'support@wattchat.example' })).toHaveAttribute(
    'href',
    'mailto:support@wattchat.example',
  );
});

test('a number without its country is a Nigerian one', () => {
  expect(phoneLinks('0700 928 8242')).toEqual({ message: 'https://wa.me/2347009288242', call: 'tel:+2347009288242' });
  expect(phoneLinks('+44 20 7946 0000').call).toBe('tel:+442079460000');
});

test('a button opens the chatbot on the contact page, and closes it again', { tags: ['B-130'] }, async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Chat with us' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('log')).toBeNull();
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Close the chat' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('log')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the chat' }));
  expect(screen.queryByRole('log')).toBeNull();
});

test('the message text area is 200 px high', { tags: ['B-131'] }, async () => {
  await open();
  const area = screen.getByLabelText('Message');
  expect([area.tagName, area.style.height]).toEqual(['TEXTAREA', '200px']);
});

test('what is typed and ticked goes to the flow, and the button sends it', async () => {
  const { conversation, user } = await open();
  await user.type(screen.getByLabelText('Message'), 'No token came.');
  await user.click(screen.getByLabelText('I am not a robot'));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(conversation.sent).toEqual([
    { type: 'FILL', values: { message: 'No token came.' }, from: 'form' },
    { type: 'FILL', values: { robot: 'yes' }, from: 'form' },
    { type: 'NEXT' },
  ]);
});

test('what is wrong stands at its field', async () => {
  await open(formAfter({ type: 'NEXT' }));
  expect(screen.getByLabelText('Name')).toHaveDescription('Please enter your name');
  expect(screen.getByLabelText('Email')).toHaveDescription('Required');
  expect(screen.getByLabelText('Message')).toHaveDescription('Please enter your message here');
});

test('the text of the server to a good message stands in green, and then the form is there again, empty', {
  tags: ['B-137'],
}, async () => {
  const text = 'Thank you, Amaka Eze. We will answer you by e-mail within one working day.';
  const { conversation, show } = await open(formAfter(...sending, answered('send', taken(text))));
  expect(screen.getByText(text).closest('.alert')).toHaveClass('alert--success');
  await show(at(null));
  expect(conversation.opened).toEqual(['contact-support', 'contact-support']);
  await show(at(formAfter()));
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('the text of the server to a refused message is shown, and the form is empty', async () => {
  const untaken = answered('send', refused('Please tick the box.', { empties: true }));
  await open(formAfter(...sending, untaken));
  expect(screen.getByText('Please tick the box.').closest('.alert')).toHaveClass('alert--danger');
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(screen.queryByRole('checkbox', { name: 'I am not a robot', checked: true })).toBeNull();
});

test('when a message could not be sent the page says so, and what was typed stays', async () => {
  await open(formAfter(...sending, unsent));
  expect(screen.getByText('Your message could not be sent at the moment, please try again.')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('No token came.');
});

test('what came of sending is brought into view, but not away from somebody who chats', async () => {
  const { show, user } = await open(formAfter(), 360);
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.getAttribute('aria-label') ?? '');
  };
  const failed = formAfter(...sending, unsent);
  await show(at(failed));
  expect(shown).toEqual(['Write to us']);
  await show(at(formAfter()));
  await user.click(screen.getByRole('button', { name: 'Chat with us' }));
  await user.click(screen.getByRole('textbox', { name: /^Type what you need/ }));
  shown.length = 0;
  await show(at(failed));
  expect(shown).toEqual([]);
});

test('while the chatbot is at a purchase, the page does not take it away and offers to write', async () => {
  const { conversation, user } = await draw({ ...asking, session: visitor.session }, { at: '/contact', width: 360 });
  expect(screen.queryByLabelText('Message')).toBeNull();
  const before = conversation.opened.length;
  await act(async () => conversation.show({ ...asking, session: visitor.session }));
  expect(conversation.opened.length).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Write to us' }));
  expect(conversation.opened.at(-1)).toBe('contact-support');
});

test('that the message is on its way is heard from the form, and from the chat alone where it is open', async () => {
  const { user } = await open(formAfter(...sending));
  const form = within(screen.getByRole('form', { name: 'Contact Us' }));
  const told = form.getByText('Sending your message');
  expect(told).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Chat with us' }));
  expect(told).not.toHaveAttribute('role');
  expect(within(screen.getByRole('log')).getByText('Sending your message')).toBeVisible();
});
