import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { REGISTER } from '#catalogues/personal-data/register.ts';
import { keptInWords } from '#catalogues/personal-data/words.ts';
import { NOT_SERVED, providersOf } from '#catalogues/products/providers.ts';
import { LANDING_MENU } from '#catalogues/routes/landing.ts';
import { TOP_NAVIGATION } from '#catalogues/routes/storefront.ts';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { putAside } from '#src/portal/browser/begin-anew.ts';
import { draftedForms } from '#src/portal/browser/draft.ts';
import { draw, drawTalk } from '../support/draw.tsx';
import { home, visitor } from '../support/scenes/conversations.ts';
import { askingView } from '../support/scenes/views.ts';

const WIDE = { at: '/', width: 1440 };
const menu = () => within(screen.getByRole('navigation', { name: 'What you can pay for' }));
const airtime: ConversationView = {
  ...visitor,
  unread: 0,
  atStart: false,
  view: { ...askingView, flow: 'airtime', title: 'BUY AIRTIME & DATA', fields: [{ ...first(), value: '500' }] },
};

function first() {
  const [field] = askingView.fields;
  if (!field) throw new Error('nothing is asked');
  return field;
}

describe('the landing page', () => {
  test('it asks what the visitor would like to pay for', async () => {
    await draw(visitor, WIDE);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What would you like to pay for?');
    expect(screen.getByRole('textbox', { name: /Type what you need/ })).toBeVisible();
  });

  test('its menu has the five services and FAQ, each with what belongs to it', {
    tags: ['B-002', 'B-004', 'B-005'],
  }, async () => {
    await draw(visitor, WIDE);
    const entries = menu()
      .getAllByRole('listitem')
      .map((entry) => entry.textContent);
    expect(entries).toEqual([
      'BUY POWERPrivate estates, your meter',
      'Buy Power from a companyEKEDC, IBEDC and 4 more. IKEDC: not sold yet',
      'Airtime & DataMTN, Glo, Airtel, 9mobile',
      'Buy InternetSpectranet, Smile, Swift',
      'Pay BillsCable TV. Travels: not sold yet',
      'FAQAnswers without an account',
    ]);
  });

  test('it says what it is, and that only what belongs to an estate needs an account', async () => {
    await draw(visitor, WIDE);
    expect(screen.getByRole('log')).toHaveTextContent(
      'Power, airtime, internet and TV in one sentence, without an account. You sign in only for your estate’s meter and dues.',
    );
    const headings = menu()
      .getAllByRole('heading', { level: 2 })
      .map((heading) => [heading.textContent, heading.nextElementSibling?.textContent]);
    expect(headings).toEqual([
      ['Living in an estate here', 'Your estate sells you the power. You sign in.'],
      ['Everybody else', 'No account needed.'],
    ]);
  });

  test('beside the menu no service is offered a second time', async () => {
    await draw(visitor, WIDE);
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('navigation', { name: 'Buy' })).toBeNull();
    expect(main.queryByRole('button', { name: 'Buy airtime' })).toBeNull();
  });

  test('a phone has one example to tap, which says what tapping does, and what needs signing in says so', async () => {
    const { conversation, user } = await draw(visitor, { at: '/', width: 360 });
    expect(menu().getAllByText('Sign in')).toHaveLength(1);
    expect(menu().getByText('BUY POWER').closest('summary')).toHaveTextContent('Sign in');
    await user.click(screen.getByRole('button', { name: /Tap to try it\. Nothing is charged yet\./ }));
    expect(conversation.said).toEqual(['mtn 500 for 08031234567']);
  });

  test('what is called not sold yet is what nobody is sold', () => {
    const power = LANDING_MENU.find(({ label }) => label.startsWith('Buy Power'))?.detail;
    expect(NOT_SERVED.map(({ short }) => `${short}`)).toContain('IKEDC');
    expect(power).toBe(`EKEDC, IBEDC and ${providersOf('public-power').length - 2} more. IKEDC: not sold yet`);
  });

  test('it begins with the power form of private estates', { tags: ['B-003'] }, async () => {
    await draw(visitor, WIDE);
    expect(await screen.findByRole('form', { name: 'Buy power, private estates' })).toBeVisible();
    expect(menu().getByRole('button', { name: /Private estates/ })).toHaveAttribute('aria-current', 'true');
  });

  test('what was typed there is there again after the page began anew, once', async () => {
    const formOf = async () => within(await screen.findByRole('form', { name: 'Buy power, private estates' }));
    const { user } = await drawTalk({}, WIDE);
    const form = await formOf();
    await user.type(form.getByLabelText('Meter Number'), '45012345670');
    await user.type(form.getByLabelText('Amount'), '5000');
    expect(draftedForms()).toEqual([['draft estate-power', { meterNumber: '45012345670', amount: '5000' }]]);
    putAside();
    cleanup();
    expect(draftedForms()).toEqual([]);
    await drawTalk({}, WIDE);
    const again = await formOf();
    expect(again.getByLabelText('Meter Number')).toHaveValue('•••••••5670');
    expect(again.getByLabelText('Amount')).toHaveValue('5,000');
    expect({ ...sessionStorage }).toEqual({});
  });

  test('what was typed there is still there below the sign-in that BUY asks for', async () => {
    const { user } = await drawTalk({}, WIDE);
    const form = within(await screen.findByRole('form', { name: 'Buy power, private estates' }));
    await user.type(form.getByLabelText('Meter Number'), '45012345670');
    await user.type(form.getByLabelText('Amount'), '5000');
    await user.click(form.getByRole('button', { name: 'BUY' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect(form.getByLabelText('Amount')).toHaveValue('5,000');
    await user.click(within(screen.getByRole('dialog', { name: 'Sign in' })).getByRole('button', { name: 'Close' }));
    expect(form.getByLabelText('Amount')).toHaveValue('5,000');
  });

  test.each([
    [/Airtime & Data/, 'airtime'],
    [/Buy Internet/, 'internet'],
    [/Pay Bills/, 'pay-bills'],
    [/EKEDC/, 'public-power'],
  ])('%s starts its flow', async (name, flow) => {
    const { conversation, user } = await draw(visitor, WIDE);
    await user.click(menu().getByRole('button', { name }));
    expect(conversation.opened).toEqual([flow]);
  });

  test('on a wide screen the chosen entry’s form stands at the right, in step with the chat', {
    tags: ['B-008'],
  }, async () => {
    const { show } = await draw(visitor, WIDE);
    await show(airtime);
    const form = within(screen.getByRole('complementary', { name: 'Form' }));
    expect(await form.findByRole('form', { name: 'BUY AIRTIME & DATA' })).toBeVisible();
    expect(screen.getByRole('log')).toBeVisible();
    expect(menu().getByRole('button', { name: /Airtime & Data/ })).toHaveAttribute('aria-current', 'true');
  });

  test('the estates’ form can be chosen over an open purchase, until the conversation goes on', async () => {
    const { conversation, show, user } = await draw(airtime, WIDE);
    await user.click(menu().getByRole('button', { name: /Private estates/ }));
    expect(await screen.findByRole('form', { name: 'Buy power, private estates' })).toBeVisible();
    expect(conversation.closed).toEqual([]);
    const [said] = visitor.messages;
    if (!said) throw new Error('nothing is said');
    await show({
      ...airtime,
      messages: [...visitor.messages, { ...said, id: said.id + 1_000, text: 'Which number?' }],
    });
    expect(await screen.findByRole('form', { name: 'BUY AIRTIME & DATA' })).toBeVisible();
  });

  test('a form that was opened and not filled gives way to it', async () => {
    const { conversation, user } = await draw(airtime, WIDE);
    await user.click(menu().getByRole('button', { name: /Private estates/ }));
    expect(conversation.leftPristine).toBe(1);
    expect(conversation.sent).toEqual([]);
  });

  test('where two panes have room, the switch changes between chat and form', async () => {
    const { user } = await draw(visitor, { at: '/', width: 1024 });
    expect(screen.getByRole('button', { name: 'Chat' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Form' }));
    expect(await screen.findByRole('form', { name: 'Buy power, private estates' })).toBeVisible();
    expect(menu().getByRole('button', { name: /Airtime/ })).toBeVisible();
  });

  test('on a narrow screen the entries are accordions, of which one is open at a time', {
    tags: ['B-009'],
  }, async () => {
    await draw(visitor, { at: '/', width: 360 });
    const folds = menu().getAllByRole('group');
    expect(folds).toHaveLength(LANDING_MENU.length);
    for (const fold of folds) expect(fold).toHaveAttribute('name', 'menu');
  });

  test('who came back to the start of a narrow screen has the entries again, after whatever was said', async () => {
    const bought: ConversationView = { ...home, session: visitor.session, atStart: false };
    const { show } = await draw(bought, { at: '/', width: 360 });
    expect(screen.queryByRole('navigation', { name: 'What you can pay for' })).toBeNull();
    await show({ ...bought, atStart: true });
    expect(menu().getAllByRole('group')).toHaveLength(LANDING_MENU.length);
  });

  test('an accordion holds what can be said, and the way to the form', async () => {
    const { conversation, user } = await draw(visitor, { at: '/', width: 360 });
    await user.click(menu().getByText('Airtime & Data'));
    await user.click(menu().getByRole('button', { name: 'Glo 1GB' }));
    expect(conversation.said).toEqual(['glo 1gb']);
    const [open] = menu()
      .getAllByRole('button', { name: 'Open the form' })
      .filter((button) => button.closest('details')?.open);
    if (!open) throw new Error('no accordion is open');
    await user.click(open);
    expect(conversation.opened).toEqual(['airtime']);
    expect(screen.getByRole('button', { name: 'Form' })).toHaveAttribute('aria-pressed', 'true');
    expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Form' }))).toBe(true);
    expect(document.body).not.toBe(document.activeElement);
  });

  test('FAQ opens the help articles, on every width', { tags: ['B-007'] }, async () => {
    const { user } = await draw(visitor, WIDE);
    await user.click(menu().getByRole('link', { name: /FAQ/ }));
    expect(location.pathname).toBe('/help');
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });
});

describe('the head and the foot of the storefront', () => {
  const head = () => within(screen.getAllByRole('banner')[0] ?? document.body);
  const main = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body);

  test('the top navigation has its seven entries', { tags: ['B-012'] }, async () => {
    await draw(visitor, WIDE);
    for (const { label } of TOP_NAVIGATION) {
      expect(head().getAllByText(label)[0] ?? null).toBeVisible();
    }
  });

  test.each(['Dashboard', 'Sign in', 'Buy Power'])('%s opens the sign-in modal', { tags: ['B-013'] }, async (label) => {
    const { user } = await draw(visitor, WIDE);
    await user.click(head().getByRole('button', { name: label }));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });

  test('Buy Power keeps the wish for after the sign-in', async () => {
    const { conversation, user } = await draw(visitor, WIDE);
    await user.click(main().getByRole('button', { name: 'Buy Power' }));
    expect(conversation.opened[0]).toBe('buy-power');
  });

  test('Sign up opens the sign-up modal', { tags: ['B-014'] }, async () => {
    const { user } = await draw(visitor, WIDE);
    await user.click(head().getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('dialog', { name: "Let's create your account" })).toBeVisible();
  });

  test('Airtime, Pay Bills and FAQ are pages', async () => {
    await draw(visitor, WIDE);
    const links = ['Airtime', 'Pay Bills', 'FAQ'].map((name) =>
      main().getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/airtime', '/pay-bills', '/help']);
  });

  test('on a phone the entries stand in the menu', async () => {
    const { user } = await draw(visitor, { at: '/', width: 360 });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
    for (const { label } of TOP_NAVIGATION) expect(drawer.getByText(label)).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('dialog', { name: "Let's create your account" })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  test('the side menu leads to AIRTIME, DATA and PAY BILLS', { tags: ['B-015'] }, async () => {
    await draw(visitor, { at: '/airtime', width: 1440 });
    const side = within(within(screen.getByRole('main')).getByRole('navigation', { name: 'Buy' }));
    const links = side.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['AIRTIME', '/airtime'],
      ['DATA', '/data'],
      ['PAY BILLS', '/pay-bills'],
    ]);
  });

  test('the footer has About, Privacy Policy and Contact', { tags: ['B-010'] }, async () => {
    await draw(visitor, WIDE);
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['About', '/about'],
      ['Privacy Policy', '/privacy'],
      ['Contact', '/contact'],
    ]);
  });

  test('somebody who is signed in finds the portal there, and the way out', async () => {
    const { user } = await draw(home, { at: '/about', width: 1440 });
    expect(main().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(main().getByRole('link', { name: 'Buy Power' })).toHaveAttribute('href', '/toUpPower');
    expect(head().queryByRole('button', { name: 'Sign up' })).toBeNull();
    await user.click(head().getByRole('button', { name: 'Sign out' }));
    expect(head().getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

describe('About and Privacy Policy', () => {
  test.each([
    ['/about', 'About'],
    ['/privacy', 'Privacy Policy'],
  ])('%s is a real page, with the conversation at its foot', { tags: ['B-011'] }, async (at, title) => {
    const { conversation, user } = await draw(visitor, { at });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect((screen.getByRole('main').textContent ?? '').length).toBeGreaterThan(500);
    await user.type(screen.getByRole('textbox', { name: /Type what you need/ }), 'help{Enter}');
    expect(conversation.said).toEqual(['help']);
    expect(location.pathname).toBe('/');
  });

  test('Privacy Policy says of all that is kept what for and how long, from what the server deletes by', async () => {
    await draw(visitor, { at: '/privacy' });
    await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    for (const { title, why, kept, demonstration } of REGISTER)
      expect(
        items.some((item) => item.startsWith(`${title}:`) && item.includes(why) && item.endsWith(keptInWords(kept))),
      ).toBe(demonstration === undefined);
    expect(items.find((item) => item.startsWith('Where you signed in:'))).toMatch(
      /How long: 90 days after it is over\.$/,
    );
    expect(items.find((item) => item.startsWith('Messages from the contact page:'))).toMatch(
      /2 years after it was written\.$/,
    );
  });

  test('the menu of a phone begins with what a visitor came for, and ends with the ways in', async () => {
    const { user } = await draw(visitor, { at: '/', width: 360 });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const entries = within(screen.getByRole('dialog')).getByRole('navigation', { name: 'Main' });
    expect(
      within(entries)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Buy Power', 'Airtime', 'Pay Bills', 'FAQ', 'Dashboard', 'Sign in', 'Sign up']]);
  });
});
