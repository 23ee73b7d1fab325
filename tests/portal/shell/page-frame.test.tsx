import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WAITING } from '#catalogues/sentences/waiting.ts';
import { draw } from '../support/draw.tsx';
import { drawAs } from '../support/draw-as.ts';
import { home, settling } from '../support/scenes/conversations.ts';
import { person, portal } from '../support/scenes/messages.ts';

const composer = () => screen.getByRole('textbox', { name: /Type what you need/ });

describe('a page that takes the pane', () => {
  test('keeps the composer below it, and Chat in the switch brings the conversation back', async () => {
    const { user } = await drawAs('resident');
    expect(composer()).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Chat' }));
    expect(screen.getByRole('log')).toBeVisible();
    // A dashboard is no view of a conversation: a button leads there.
    expect(screen.queryByRole('group', { name: 'Show as' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dashboard' }));
    expect(screen.queryByRole('log')).toBeNull();
  });

  test('answers what is written above the composer, and the answer can be put away', async () => {
    const { user, settled } = await drawAs('resident', {
      script: { owed: { serviceCharge: 0, devLevy: -25_000, fine: 0 } },
    });
    await user.type(composer(), 'what do I owe{Enter}');
    await settled();
    expect(await screen.findByText(/You owe ₦25,000 development levy/)).toBeVisible();
    expect(location.pathname).toBe('/dashboard');
    await user.click(screen.getByRole('button', { name: 'Put the answer away' }));
    expect(screen.queryByText(/You owe ₦25,000 development levy/)).toBeNull();
  });

  test('says above the composer nothing that its own form asks', async () => {
    const { user, settled, conversation } = await drawAs('resident', { at: '/user-page' });
    await user.type(composer(), 'change my phone{Enter}');
    await settled();
    const asked = conversation.getSnapshot().messages.at(-1);
    expect(asked).toMatchObject({ origin: { flow: 'update-profile', part: 'ask', field: 'phone' } });
    expect(screen.queryByText(asked?.text ?? '')).toBeNull();
  });

  test.for([
    ['/dashboard', 'resident', 'buy power 5000'],
    ['/transactionHistory', 'resident', 'mtn 500 for 08031234567'],
    ['/registered-residents', 'estate administrator', 'mark 45012345671 unoccupied'],
    ['/Settings', 'estate administrator', 'mark 45012345671 unoccupied'],
  ] as const)('%s stays where something else is wished for on it by %s: %s', async ([at, who, wish]) => {
    const { user, settled, conversation } = await drawAs(who, { at, width: 360 });
    await settled();
    await user.type(screen.getByRole('textbox', { name: /Type what you need|Image/ }), `${wish}{Enter}`);
    await settled();
    const { messages, view } = conversation.getSnapshot();
    expect(view?.actions.map(({ type }) => type)).toContain('CONFIRM');
    expect(location.pathname + location.search).toBe(at);
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.getByText(wish)).toBeVisible();
    expect(screen.getByText(messages.at(-1)?.text ?? '')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go on in the chat' })).toBeVisible();
  });

  test('a yes that is typed on it is to all that is read back there, with its fee and its total', async () => {
    const { user, settled } = await drawAs('resident', { width: 360 });
    await user.type(composer(), 'buy power 5000{Enter}');
    await settled();
    const sum = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
    expect(sum('Amount')).toHaveTextContent('Amount₦5,000');
    expect(sum('Convenience fee')).toHaveTextContent('Convenience fee₦50');
    expect(sum('Total')).toHaveTextContent('Total₦5,050');
    expect(screen.getByRole('textbox')).toHaveAttribute('placeholder', 'e.g. make it 7000');
  });

  test('what is open is gone on with on its own page, where it has one, by a press', async () => {
    const { user, settled } = await drawAs('resident');
    await user.type(composer(), 'buy power{Enter}');
    await settled();
    expect(location.pathname).toBe('/dashboard');
    await user.click(screen.getByRole('button', { name: 'Go on in the chat' }));
    expect(location.pathname).toBe('/toUpPower');
    expect(await screen.findByRole('log')).toHaveTextContent('How much power');
  });

  test('what has no page of its own is gone on with in its place', async () => {
    const { user, settled } = await drawAs('resident', { width: 360 });
    await user.type(composer(), 'mtn airtime{Enter}');
    await settled();
    await user.click(screen.getByRole('button', { name: 'Go on in the chat' }));
    expect(await screen.findByRole('log')).toBeVisible();
    expect(location.pathname + location.search).toBe('/dashboard?face=chat');
  });

  test('the next answer takes the place of the one before, and what goes to another page leaves it behind', async () => {
    const { user, settled } = await drawAs('resident');
    await user.type(composer(), 'buy power 5000{Enter}');
    await settled();
    await user.type(screen.getByRole('textbox'), 'how much is the fee{Enter}');
    await settled();
    expect(screen.queryByText('buy power 5000')).toBeNull();
    expect(screen.getByText('how much is the fee')).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'My meters' })[0] ?? document.body);
    expect(screen.queryByText('how much is the fee')).toBeNull();
    // What is open waits, and the composer speaks of the page.
    expect(composer()).toHaveAttribute('placeholder', 'Type what you need, e.g. use another meter');
    await user.click(screen.getByRole('button', { name: 'Chat' }));
    expect(await screen.findByRole('log')).toHaveTextContent('how much is the fee');
  });

  test('what is not sure to be meant is chosen where it was typed, and the page stays', async () => {
    const { user, settled } = await drawAs('estate administrator', { at: '/audit-log', width: 360 });
    await user.type(composer(), 'go to them{Enter}');
    await settled();
    await user.click(screen.getByRole('button', { name: 'See residents' }));
    await settled();
    expect(location.pathname).toBe('/audit-log');
    expect(await screen.findByText(/^Registered residents: /, { selector: '.reply p' })).toBeVisible();
  });

  test('leads to the page that shows the rows it tells', async () => {
    const { user, settled } = await drawAs('estate administrator', { at: '/audit-log', width: 360 });
    await user.type(composer(), 'show the residents{Enter}');
    await settled();
    await user.click(screen.getByRole('link', { name: 'Show' }));
    expect(location.pathname).toBe('/registered-residents');
  });

  test('buys the last amount of power again in one press, whatever else is open', async () => {
    const { user, settled } = await drawAs('resident', { width: 360 });
    await user.type(composer(), 'mtn airtime{Enter}');
    await settled();
    await user.click(await screen.findByRole('button', { name: 'Buy ₦5,000 power again' }));
    await settled();
    await waitFor(() => expect(location.pathname).toBe('/toUpPower'));
    expect(await screen.findByRole('button', { name: 'Yes, pay ₦5,050' })).toBeVisible();
  });

  test('stays in the chat for whoever was there when it began', async () => {
    const { user, settled } = await drawAs('estate administrator', { at: '/dashboard?face=chat', width: 360 });
    for (const said of ['mark 45012345671 unoccupied', 'yes']) {
      await user.type(screen.getByRole('textbox'), `${said}{Enter}`);
      await settled();
    }
    expect(await within(screen.getByRole('log')).findByText('Status updated')).toBeVisible();
    expect(location.pathname + location.search).toBe('/dashboard?face=chat');
  });

  test('comes back by itself when what was done in the chat is over, with what was said of it', async () => {
    const { user, settled } = await drawAs('resident', { width: 360 });
    await user.type(composer(), 'change my phone to 08031112222{Enter}');
    await settled();
    await user.click(screen.getByRole('button', { name: 'Go on in the chat' }));
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await settled();
    expect(await screen.findByText('Your profile has been updated.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Block C, Flat 4' })).toBeVisible();
  });

  test('stays, with what is open, when somebody comes back to it', async () => {
    const { user, settled } = await drawAs('resident', { at: '/toUpPower' });
    await settled();
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] ?? document.body);
    expect(await screen.findByRole('heading', { name: 'Block C, Flat 4' })).toBeVisible();
    expect(location.pathname).toBe('/dashboard');
  });

  test('what was said elsewhere before it was opened is no answer on it, though it comes later; what is said then is one', async () => {
    const { show } = await draw(home, { at: '/dashboard', width: 1440 });
    const before = { at: '2026-11-21T16:10:00.000Z' };
    const log = [...home.messages, person('what do I owe', before), portal('You owe nothing.', before)];
    await show({ ...home, messages: log });
    expect(screen.queryByText('what do I owe')).toBeNull();
    expect(screen.queryByText('You owe nothing.')).toBeNull();
    await show({ ...home, messages: [...log, person('how much is the fee'), portal('The fee is ₦50.')] });
    expect(screen.getByText('how much is the fee')).toBeVisible();
    expect(screen.getByText('The fee is ₦50.')).toBeVisible();
    expect(screen.queryByText('You owe nothing.')).toBeNull();
  });

  test('its composer speaks of the page in Pidgin, too', async () => {
    await draw(
      { ...home, language: 'pidgin', typing: 'Type wetin you need' },
      { at: '/transactionHistory', width: 1440 },
    );
    expect(
      screen.getByRole('textbox', { name: 'Type wetin you need, e.g. show me my light payments last month' }),
    ).toBeVisible();
  });

  test('says what is being waited for', async () => {
    await draw(settling, { at: '/dashboard', width: 1440 });
    expect(screen.getByText(WAITING.token)).toBeVisible();
  });

  test('‘show as form’ in the chat is heard on a page too', async () => {
    const { user, settled } = await drawAs('resident', { width: 360 });
    await user.type(composer(), 'mtn airtime{Enter}');
    await settled();
    await user.type(screen.getByRole('textbox'), 'show as form{Enter}');
    await settled();
    expect(await screen.findByRole('form')).toBeVisible();
    // The conversation is shown now, and its form is another view of it.
    expect(screen.getByRole('button', { name: 'Form' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the shell', () => {
  test('Google Maps is an empty page of that name, which the navigation does not name', async () => {
    await drawAs('resident', { at: '/maps' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Google Maps');
    expect(screen.queryByRole('link', { name: 'Google Maps' })).toBeNull();
  });

  test('a copyright line stands below the content', { tags: ['C-102'] }, async () => {
    await draw(home, { at: '/dashboard', width: 1440 });
    expect(screen.getAllByText('© 2026 Wattchat').length).toBeGreaterThan(0);
  });

  test('below 993 px the navigation is a drawer', async () => {
    const { user } = await drawAs('resident', { width: 360 });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    expect(within(drawer).getByRole('link', { name: 'Profile' })).toBeVisible();
    await user.click(within(drawer).getByRole('link', { name: 'Profile' }));
    expect(location.pathname).toBe('/user-page');
  });

  test('the top bar names the route and greets by first name', { tags: ['C-100'] }, async () => {
    await drawAs('estate administrator', { at: '/registered-residents' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registered residents');
    expect(screen.getByText('Good evening, Ngozi')).toBeVisible();
  });
});

describe('who names a page is taken there', () => {
  test.for([
    ['resident', 'go to my history', '/transactionHistory', 'Transaction history'],
    ['estate administrator', 'open settings', '/Settings', 'Settings'],
    ['platform administrator', 'take me to the cases page', '/cases', 'Cases'],
  ] as const)('%s: %s', async ([who, words, path, title]) => {
    const { user, settled } = await drawAs(who);
    await user.type(composer(), `${words}{Enter}`);
    await settled();
    await waitFor(() => expect(location.pathname).toBe(path));
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
  });

  test('the page of a form begins it, as its link does', async () => {
    const { user, settled, conversation } = await drawAs('resident');
    await user.type(composer(), 'go to pay for services{Enter}');
    await settled();
    await waitFor(() => expect(location.pathname).toBe('/pay-services'));
    expect(conversation.getSnapshot().view?.flow).toBe('pay-services');
  });
});
