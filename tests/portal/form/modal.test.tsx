import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { draw, drawTalk } from '../support/draw.tsx';
import { home, password as signingIn, visitor } from '../support/scenes/conversations.ts';

const { view } = signingIn;
const password = { ...signingIn, view: view && { ...view, flow: 'sign-in-modal' } };

const signIn = () => screen.findByRole('dialog', { name: 'Sign in' });
const open = { at: '/?modal=sign-in', width: 1440 };

describe('the sign-in and sign-up modal', () => {
  test('it holds the form of the sign-in that is open in the conversation', async () => {
    const { conversation, show } = await draw(visitor, open);
    await signIn();
    expect(conversation.opened).toEqual(['sign-in-modal']);
    await show(password);
    expect(within(await signIn()).getByLabelText('Password')).toBeVisible();
    expect(within(await signIn()).getByLabelText('Email')).toHaveValue('resident@palmcourt.example');
  });

  test('neither a key nor a press beside it closes it', { tags: ['C-002'] }, async () => {
    const { user } = await draw(visitor, open);
    const modal = await signIn();
    expect(modal).toHaveAttribute('closedby', 'none');
    await user.keyboard('{Escape}');
    // `cancel` is what a browser asks a dialog with before it closes it.
    expect(fireEvent(modal, new Event('cancel', { cancelable: true }))).toBe(false);
    await user.click(modal);
    expect(await signIn()).toBeVisible();
  });

  test('its own button closes it, and the sign-in that nobody wants any more with it', async () => {
    const { conversation, user } = await draw(visitor, open);
    await user.click(within(await signIn()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull();
    expect(conversation.closed).toEqual(['sign-in-modal']);
    expect(location.search).toBe('');
  });

  test('a sign-in that is cancelled takes the modal along', async () => {
    const { show } = await draw(visitor, open);
    await signIn();
    await show(password);
    await show(visitor);
    expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull();
  });

  test('it changes between signing in and signing up', { tags: ['C-004'] }, async () => {
    const { user } = await draw(visitor, open);
    await user.click(within(await signIn()).getByRole('button', { name: "Don't have an account? Sign up here" }));
    const signUp = within(await screen.findByRole('dialog', { name: "Let's create your account" }));
    await user.click(signUp.getByRole('button', { name: 'Already have an account? Sign in here' }));
    expect(await signIn()).toBeVisible();
  });

  test('it changes to the form for a forgotten password and back, and the address says which one stands there', async () => {
    const { user } = await drawTalk({}, open);
    await user.click(await within(await signIn()).findByRole('button', { name: 'Forgot password?' }));
    const forgot = within(await screen.findByRole('dialog', { name: 'Forgot password' }));
    expect(location.search).toBe('?modal=forgot-password');
    await user.type(await forgot.findByLabelText('Email'), 'resident@palmcourt.example');
    await user.click(forgot.getByRole('button', { name: 'Send the link' }));
    expect(await forgot.findByText(/A reset link was e-mailed to resident@palmcourt.example/)).toBeVisible();
    await user.click(forgot.getByRole('button', { name: 'Resend' }));
    expect(await forgot.findByLabelText('Email')).toHaveValue('resident@palmcourt.example');
    await user.click(forgot.getByRole('button', { name: 'Already have an account? Sign in here' }));
    expect(await signIn()).toBeVisible();
  });

  test('the keyboard begins inside of it, not at the button that closes it', async () => {
    await draw(visitor, open);
    const modal = await signIn();
    expect(modal.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(null);
  });

  test.each(['/', '/home', '/help'])('who has signed in through it is in the portal, from %s too', async (at) => {
    const { show } = await draw(password, { at: `${at}?modal=sign-in` });
    await signIn();
    await show(home);
    expect(location.pathname + location.search).toBe('/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});
