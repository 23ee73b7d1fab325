import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { navigate } from '#src/portal/router/location.ts';
import { draw } from '../support/draw.tsx';
import { drawAs } from '../support/draw-as.ts';
import { home } from '../support/scenes/conversations.ts';

const profile = { at: '/user-page' } as const;
const shown = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('the profile', () => {
  test('shows first name, last name, email and phone read-only', { tags: ['C-086'] }, async () => {
    await drawAs('resident', profile);
    await screen.findByRole('heading', { name: 'Your details' });
    expect(shown('First name')).toHaveTextContent('Amaka');
    expect(shown('Last name')).toHaveTextContent('Eze');
    expect(shown('Email')).toHaveTextContent('resident@palmcourt.example');
    expect(shown('Phone')).toHaveTextContent('08030000001');
    expect(within(screen.getByRole('region', { name: 'Your details' })).queryByRole('textbox')).toBeNull();
  });

  test('Update Profile, Change Password and Update Meter Number open their forms beside it', async () => {
    const { user } = await drawAs('resident', profile);
    for (const name of ['Update Profile', 'Change Password', 'Update Meter Number', 'Sign out everywhere']) {
      await user.click(await screen.findByRole('button', { name }));
      expect(await screen.findByRole('form', { name })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Your details' })).toBeVisible();
    }
  });

  test('on a phone the form takes its place, and Cancel brings it back', async () => {
    const { user } = await drawAs('resident', { ...profile, width: 360 });
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    await screen.findByRole('form', { name: 'Change Password' });
    expect(screen.queryByRole('heading', { name: 'Your details' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible();
  });

  test('what was changed is read again, and what became of it stands above the composer', async () => {
    const { user, script } = await drawAs('resident', { ...profile, width: 360 });
    await user.click(await screen.findByRole('button', { name: 'Update Profile' }));
    const form = await screen.findByRole('form', { name: 'Update Profile' });
    await user.type(within(form).getByLabelText('First name'), 'Ada');
    await user.click(within(form).getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your profile has been updated.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible();
    expect(script.calls.filter(({ name }) => name === 'profile').length).toBeGreaterThan(1);
  });

  test('what became of it is read though a question stood there that the form took back', async () => {
    const { user } = await drawAs('resident', { at: '/toUpPower?face=chat', width: 360 });
    await screen.findByText('How much power would you like to buy?');
    act(() => navigate('/user-page'));
    await user.click(await screen.findByRole('button', { name: 'Update Profile' }));
    const form = await screen.findByRole('form', { name: 'Update Profile' });
    await user.type(within(form).getByLabelText('First name'), 'Ada');
    await user.click(within(form).getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your profile has been updated.')).toBeVisible();
  });

  test('a dialog names the estate of a new meter, says that success signs out, and can be declined', async () => {
    const { user, script } = await drawAs('resident', profile);
    await user.click(await screen.findByRole('button', { name: 'Update Meter Number' }));
    const form = await screen.findByRole('form', { name: 'Update Meter Number' });
    await user.type(within(form).getByRole('textbox', { name: 'Meter number' }), '45099999999');
    await user.type(within(form).getByLabelText('Your password'), 'Demo-Power-2026{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'This meter number belongs to Palm Court.' });
    expect(dialog).toHaveTextContent('After the update you will be signed out. Just sign in again.');
    expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Do not update' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /belongs to/ })).toBeNull());
    expect(script.calls.some(({ name }) => name === 'updateMeter')).toBe(false);
  });

  test('its shape stands there while it loads', async () => {
    await draw(home, { at: '/user-page', width: 1440 });
    expect(await screen.findByText('Loading your profile')).toBeVisible();
  });

  test('a profile that cannot be had says why and can be tried again', async () => {
    const { script, user } = await drawAs('resident', { ...profile, script: { page: 'no line' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('There was a server error.');
    script.page = 'good';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible();
  });
});

describe('an address that is not confirmed', () => {
  const unconfirmed = { script: { verified: false } } as const;

  test('is said on the profile, and the mail can be sent again', async () => {
    const { user, script } = await drawAs('resident', { ...profile, ...unconfirmed });
    expect(await screen.findByText(/Please confirm your e-mail address/, { selector: '.profile p' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByText('Sent.')).toBeVisible();
    expect(script.calls.filter(({ name }) => name === 'resendConfirmation')).toHaveLength(1);
    // Not above the composer, too.
    expect(screen.getAllByText(/Please confirm your e-mail address/)).toHaveLength(1);
  });

  test('is said in a banner on every other page, until it is confirmed', async () => {
    const { show, conversation } = await draw(
      { ...home, session: { ...home.session, awaits: 'confirmation' } },
      { at: '/toUpPower', width: 1440 },
    );
    expect(screen.getByText(/Please confirm your e-mail address/)).toBeVisible();
    screen.getByRole('button', { name: 'Send the e-mail again' }).click();
    expect(conversation.opened).toContain('resend-confirmation');
    await show(home);
    expect(screen.queryByText(/Please confirm your e-mail address/)).toBeNull();
  });
});
