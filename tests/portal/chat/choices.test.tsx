import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { draw } from '../support/draw.tsx';
import { choosingNetwork, choosingPackage, field, packages } from '../support/scenes/store.ts';

const asForm = { at: '/toUpPower?face=form' };
const packageField = () => screen.findByRole('combobox', { name: 'Package' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const marked = (search: HTMLElement) =>
  document.getElementById(search.getAttribute('aria-activedescendant') || 'nothing');
const chose = (value: string) => [{ type: 'FILL', values: { package: value }, from: 'form' }];

describe('many answers in the form', () => {
  test('up to eight stand as buttons', async () => {
    const { conversation, user } = await draw(choosingNetwork, asForm);
    const networks = within(await screen.findByRole('group', { name: 'Network' }));
    expect(networks.getAllByRole('button')).toHaveLength(4);
    await user.click(networks.getByRole('button', { name: 'Glo' }));
    expect(conversation.sent).toEqual([{ type: 'FILL', values: { network: 'glo' }, from: 'form' }]);
  });

  test.each([
    ['form', asForm],
    ['chat', { at: '/toUpPower' }],
  ] as const)('a company has its mark beside its name, which nobody has read out: %s', async (_, where) => {
    const { view } = choosingNetwork;
    const fields = (view?.fields ?? []).map((one) => ({
      ...one,
      choices: one.choices.map((choice) => ({ ...choice, mark: choice.value })),
    }));
    await draw({ ...choosingNetwork, view: view && { ...view, fields } }, where);
    const glo = await screen.findByRole('button', { name: 'Glo' });
    expect(await within(glo).findByText('G')).toHaveAttribute('aria-hidden', 'true');
  });

  test('more are searched by any part of their name or price, the one of just that name first', async () => {
    const { user } = await draw(choosingPackage, asForm);
    await user.type(await packageField(), 'compact');
    expect(options()).toEqual([
      'COMPACT ₦7,900',
      'COMPACT PLUS ₦12,400',
      'COMPACT + ASIA ₦14,300',
      'COMPACT + EXTRA ₦10,800',
    ]);
    await user.clear(await packageField());
    await user.type(await packageField(), '18400');
    expect(options()).toEqual(['PREMIUM ₦18,400']);
  });

  test('the arrow keys mark an answer, and Enter takes it without sending the form', async () => {
    const { conversation, user } = await draw(choosingPackage, asForm);
    const search = await packageField();
    await act(async () => search.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked(search)).toHaveTextContent('COMPACT PLUS');
    await user.keyboard('{Enter}');
    expect(conversation.sent).toEqual(chose('COMPACT PLUS'));
    expect(search).toHaveAttribute('aria-expanded', 'false');
  });

  test('Home and End go to the ends of an open list, the arrows round them; closed, nothing is marked', async () => {
    const { user } = await draw(choosingPackage, asForm);
    const search = await packageField();
    await user.click(search);
    expect(marked(search)).toBeNull();
    const [first, last] = [options()[0] ?? '', options().at(-1) ?? ''];
    await user.keyboard('{End}');
    expect(marked(search)).toHaveTextContent(last);
    await user.keyboard('{ArrowDown}');
    expect(marked(search)).toHaveTextContent(first);
    await user.keyboard('{ArrowUp}{Home}');
    expect(marked(search)).toHaveTextContent(first);
    await user.keyboard('{Escape}');
    expect(marked(search)).toBeNull();
  });

  test('Enter that ends the composing of a letter takes nothing', async () => {
    const { conversation, user } = await draw(choosingPackage, asForm);
    const search = await packageField();
    await user.type(search, 'padi');
    fireEvent.keyDown(search, { key: 'Enter', keyCode: 229, which: 229 });
    expect(conversation.sent).toEqual([]);
    expect(search).toHaveAttribute('aria-expanded', 'true');
  });

  test('a tap takes an answer, and the field keeps the keyboard', async () => {
    const { conversation, user } = await draw(choosingPackage, asForm);
    const search = await packageField();
    await user.click(search);
    await user.click(screen.getByRole('option', { name: /YANGA \+ EXTRA/ }));
    expect(conversation.sent).toEqual(chose('YANGA + EXTRA'));
    expect(search).toHaveFocus();
  });

  test('leaving it takes what can mean only one answer, and nothing where it may mean several', async () => {
    const { conversation, user } = await draw(choosingPackage, asForm);
    await user.type(await packageField(), 'compact');
    await user.tab();
    expect(conversation.sent).toEqual([]);
    expect(await packageField()).toHaveValue('');
    await user.type(await packageField(), 'padi');
    await user.tab();
    expect(conversation.sent).toEqual(chose('PADI'));
  });

  test('Escape closes the list and leaves what was chosen before', async () => {
    const { view } = choosingPackage;
    if (!view) throw new Error('nothing is asked');
    const given = { ...packages, value: 'COMPACT', fromChat: true };
    const { conversation, user } = await draw({ ...choosingPackage, view: { ...view, fields: [given] } }, asForm);
    const search = await packageField();
    expect(search).toHaveValue('COMPACT');
    expect(screen.getByText('from your message')).toBeVisible();
    await user.click(search);
    await user.keyboard('prem{Escape}');
    expect(search).toHaveValue('COMPACT');
    await user.keyboard('{Escape}');
    expect(search).toHaveValue('COMPACT');
    expect(conversation.sent).toEqual([]);
  });

  test('a search that fits nothing says so', async () => {
    const { user } = await draw(choosingPackage, asForm);
    await user.type(await packageField(), 'showmax');
    expect(screen.getByText('Nothing in the list has that name.')).toBeVisible();
  });

  test('what a sentence narrowed the answers to can be widened again', async () => {
    const { view } = choosingPackage;
    if (!view) throw new Error('nothing is asked');
    const several = packages.choices.filter((choice) => /EXTRA/.test(choice.label));
    const narrowed = { ...packages, value: 'extra', problem: 'Which of these?', choices: several };
    const { conversation, user } = await draw({ ...choosingPackage, view: { ...view, fields: [narrowed] } }, asForm);
    const group = within(await screen.findByRole('group', { name: 'Package' }));
    await user.click(group.getByRole('button', { name: 'Show all' }));
    expect(conversation.sent).toEqual(chose(''));
  });
});

describe('many answers in the chat', () => {
  const log = () => within(screen.getByRole('log'));

  test('few stand as buttons under the question', async () => {
    const { conversation, user } = await draw(choosingNetwork);
    await user.click(log().getByRole('button', { name: 'MTN' }));
    expect(conversation.said).toEqual(['MTN']);
  });

  test('many stand as a list with their prices, and choosing one says what it is called', async () => {
    const { conversation, user } = await draw(choosingPackage);
    const list = within(await screen.findByRole('form', { name: 'Package' }));
    expect(list.getAllByRole('button')).toHaveLength(12);
    await user.click(list.getByRole('button', { name: 'YANGA ₦2,565' }));
    expect(conversation.said).toEqual(['YANGA']);
  });

  test('the list is narrowed by typing, and Enter takes the only one left', async () => {
    const { conversation, user } = await draw(choosingPackage);
    const search = await screen.findByRole('searchbox', { name: 'Search Package' });
    await user.type(search, 'compact');
    expect(screen.getByText('4 found')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(conversation.said).toEqual([]);
    await user.type(search, ' extra{Enter}');
    expect(conversation.said).toEqual(['COMPACT + EXTRA']);
  });

  test('answers to a question that also takes other words stay buttons', async () => {
    const { view } = choosingPackage;
    if (!view) throw new Error('nothing is asked');
    const amounts = field('package', 'Amount', { kind: 'money', choices: [{ value: '500', label: '₦500' }] });
    await draw({ ...choosingPackage, view: { ...view, fields: [amounts] } });
    expect(log().getByRole('button', { name: '₦500' })).toBeVisible();
  });
});
