import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { SIGN_UP_CODE_SAID as SAID } from '#catalogues/sentences/sign-up-code.ts';
import { drawTalk } from '../support/draw.tsx';

const AT = { at: '/?modal=sign-up', width: 1440 };
const TYPED = {
  'First name': 'Amaka',
  'Last name': 'Eze',
  Email: 'amaka@palmcourt.example',
  'Meter number': '45012345670',
  Password: 'Palm-Court-2026',
  'Confirm password': 'Palm-Court-2026',
  Phone: '08030000001',
} as const;

const modal = async () => within(await screen.findByRole('dialog', { name: "Let's create your account" }));
const question = async () =>
  within(await screen.findByRole('dialog', { name: /This meter number belongs to Palm Court/ }));

async function fillIn(user: UserEvent) {
  const form = await modal();
  await user.click(await form.findByRole('button', { name: 'RESIDENT' }));
  for (const [label, text] of Object.entries(TYPED)) {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(form.getByRole('button', { name: 'Sign up' }));
}

describe('the sign-up form', () => {
  test('it asks eight things in their order, and helps a browser to fill them in', { tags: ['C-001'] }, async () => {
    await drawTalk({}, AT);
    const form = await modal();
    await form.findByLabelText('First name');
    const fields = [...document.querySelectorAll('.modal .field')].map((field) => [
      field.querySelector('label, legend')?.textContent,
      field.querySelector('input')?.autocomplete ?? null,
    ]);
    expect(fields).toEqual([
      ['Role', null],
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      ['Email', 'username'],
      ['Meter number', 'off'],
      ['Password', 'new-password'],
      ['Confirm password', 'new-password'],
      ['Phone', 'tel'],
    ]);
    expect(form.getByRole('button', { name: 'HOME OWNER (NON-RESIDENT)' })).toBeVisible();
    expect(form.getByLabelText('Meter number')).toHaveAttribute('inputmode', 'numeric');
  });

  test('the estate of the meter is asked about, over the form, and Yes opens the account', async () => {
    const { user, script } = await drawTalk({ verified: false }, AT);
    await fillIn(user);
    await user.click((await question()).getByRole('button', { name: 'Yes, continue' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    expect(location.pathname + location.search).toBe('/confirmEmail');
    expect(screen.getByText(/Registration successful. A verification link was e-mailed/)).toBeVisible();
    expect(script.calls).toContainEqual({
      name: 'signUp',
      input: {
        first_name: 'Amaka',
        last_name: 'Eze',
        phone: '08030000001',
        email: 'amaka@palmcourt.example',
        password: 'Palm-Court-2026',
        property_id: 7,
        meter_number: '45012345670',
        role: 'service-user',
      },
    });
  });

  test.each([
    ['No, try another', (user: UserEvent, no: HTMLElement) => user.click(no)],
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ])('%s returns to the form, where nothing is typed again', async (_, decline) => {
    const { user, script } = await drawTalk({ verified: false }, AT);
    await fillIn(user);
    const no = (await question()).getByRole('button', { name: 'No, try another' });
    no.focus();
    await decline(user, no);
    expect(screen.queryByRole('dialog', { name: /belongs to Palm Court/ })).toBeNull();
    const form = await modal();
    expect(form.getByLabelText('First name')).toHaveValue('Amaka');
    expect(form.getByLabelText('Password')).toHaveValue('Palm-Court-2026');
    expect(script.calls.map(({ name }) => name)).not.toContain('signUp');
    expect(form.getByLabelText('Meter number')).toHaveFocus();
    await user.click(form.getByRole('button', { name: 'Sign up' }));
    await user.click((await question()).getByRole('button', { name: 'Yes, continue' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
  });

  test('while the question stands, the form behind it has no button of its own', async () => {
    const { user } = await drawTalk({}, AT);
    await fillIn(user);
    await question();
    expect((await modal()).queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  test('a meter that no estate has is said at its field', async () => {
    const { user } = await drawTalk({ estate: 'unknown' }, AT);
    await fillIn(user);
    const form = await modal();
    expect(await form.findByText('Meter number is invalid, check and try again')).toBeVisible();
    expect(form.getByLabelText('Meter number')).toHaveAttribute('aria-invalid', 'true');
  });

  test('what the server does not take is said above the form, and nothing is typed again', async () => {
    const { user } = await drawTalk({ account: { refused: 'No account could be made with this.' } }, AT);
    await fillIn(user);
    await user.click((await question()).getByRole('button', { name: 'Yes, continue' }));
    expect(await (await modal()).findByText('No account could be made with this.')).toBeVisible();
    expect((await modal()).getByLabelText('Password')).toHaveValue('Palm-Court-2026');
  });

  test('passwords that differ are said at the second one, without either being shown', async () => {
    const { user } = await drawTalk({}, AT);
    const form = await modal();
    await user.type(await form.findByLabelText('Password'), 'Palm-Court-2026');
    await user.type(form.getByLabelText('Confirm password'), 'Palm-Court-2027');
    await user.tab();
    expect(await form.findByText('Passwords must match')).toBeVisible();
    expect(form.getByLabelText('Confirm password')).toHaveAttribute('type', 'password');
  });
});

describe('where the address is proven first', () => {
  const CODE = '246810';

  async function asked() {
    const drawn = await drawTalk({ signUpCode: CODE, verified: true }, AT);
    await fillIn(drawn.user);
    await drawn.user.click((await question()).getByRole('button', { name: 'Yes, continue' }));
    const form = await modal();
    return { ...drawn, form, field: await form.findByLabelText(SAID.label) };
  }

  test('the code is asked for in the same window, by keys alone, and the Enter key opens the account', async () => {
    const { user, form, field } = await asked();
    expect([field.getAttribute('type'), field.getAttribute('autocomplete')]).toEqual(['password', 'one-time-code']);
    expect(form.getByText(SAID.mailed(TYPED.Email))).toBeVisible();
    field.focus();
    await user.keyboard('135791{Enter}');
    expect(await form.findByText(SAID.wrong)).toBeVisible();
    field.focus();
    await user.keyboard(`${CODE}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();
    expect(screen.queryByText(/A verification link was e-mailed/)).toBeNull();
  });

  test('it is mailed again, and another address is asked for with all else as it was', async () => {
    const { user, form, script } = await asked();
    await user.click(form.getByRole('button', { name: SAID.again }));
    expect(await form.findByText(SAID.onItsWay)).toBeVisible();
    expect(script.calls.filter(({ name }) => name === 'signUp')).toHaveLength(2);
    await user.click(form.getByRole('button', { name: SAID.elsewhere }));
    expect(await form.findByLabelText('Email')).toHaveValue(TYPED.Email);
    expect(form.getByLabelText('First name')).toHaveValue(TYPED['First name']);
    expect(form.queryByLabelText(SAID.label)).toBeNull();
  });
});
