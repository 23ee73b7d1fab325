import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { draw, drawTalk } from '../support/draw.tsx';
import { home, visitor } from '../support/scenes/conversations.ts';

describe('/forgot-password', () => {
  test.each(['/forgot-password', '/#forgot-password'])(
    '%s asks for the e-mail, which must be one',
    { tags: ['C-051'] },
    async (at) => {
      const { user } = await drawTalk({}, { at });
      expect(location.pathname + location.hash).toBe('/forgot-password');
      expect(await screen.findByLabelText('Email')).toHaveAttribute('type', 'email');
      await user.click(screen.getByRole('button', { name: 'Send the link' }));
      expect(await screen.findByText('Email is required')).toBeVisible();
      await user.type(screen.getByLabelText('Email'), 'amaka{Enter}');
      expect(await screen.findByText('Invalid email address')).toBeVisible();
    },
  );

  test.each([
    ['good', /A reset link was e-mailed to amaka@palmcourt.example/],
    ['no line', /The link could not be e-mailed/],
  ] as const)('a result (%s) has a Resend link that returns to the form', async (account, result) => {
    const { user } = await drawTalk({ account }, { at: '/forgot-password' });
    await user.type(await screen.findByLabelText('Email'), 'amaka@palmcourt.example{Enter}');
    expect(await screen.findByText(result)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('amaka@palmcourt.example');
  });
});

describe('/reset-password/{token}', () => {
  const both = async () =>
    [await screen.findByLabelText('New password'), screen.getByLabelText('Confirm password')] as const;

  test.each(['/reset-password/t0ken-of-the-mail', '/#reset-password/t0ken-of-the-mail'])(
    '%s asks for a new password, and the token leaves the address',
    async (at) => {
      const { user, script } = await drawTalk({}, { at });
      const [password, again] = await both();
      expect(location.href).not.toContain('t0ken');
      expect(password).toHaveAttribute('autocomplete', 'new-password');
      await user.type(password, 'Palm-Court-2026');
      await user.type(again, 'Palm-Court-2026{Enter}');
      expect(script.calls).toContainEqual({
        name: 'replacePassword',
        input: { token: 't0ken-of-the-mail', newpassword: 'Palm-Court-2026' },
      });
    },
  );

  test('the server’s message is read in green, and then the home page comes', async () => {
    let read = () => {};
    const pause = () => new Promise<void>((resolve) => (read = resolve));
    const { user } = await drawTalk({}, { at: '/reset-password/abc', options: { visitor: true, pause } });
    const [password, again] = await both();
    await user.type(password, 'Palm-Court-2026');
    await user.type(again, 'Palm-Court-2026{Enter}');
    const said = await screen.findByText('Your password has been changed.');
    expect(said.closest('.alert')).toHaveClass('alert--success');
    expect(location.pathname).toBe('/reset-password');
    await act(async () => read());
    expect(location.pathname).toBe('/');
  });

  test('an empty password, and one that differs, have their messages', async () => {
    const { user } = await drawTalk({}, { at: '/reset-password/abc' });
    const [password, again] = await both();
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('No password provided.')).toBeVisible();
    await user.type(password, 'Palm-Court-2026');
    await user.type(again, 'Palm-Court-2027');
    await user.tab();
    expect(await screen.findByText('Passwords must match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText("Passwords doesn't match")).toBeVisible();
  });

  test('a second link takes the place of the first', async () => {
    const { user, script } = await drawTalk({}, { at: '/reset-password/first' });
    await both();
    await act(async () => {
      location.hash = '#reset-password/second';
      window.dispatchEvent(new Event('hashchange'));
    });
    const [password, again] = await both();
    await user.type(password, 'Palm-Court-2026');
    await user.type(again, 'Palm-Court-2026{Enter}');
    expect(script.calls.find(({ name }) => name === 'replacePassword')?.input).toEqual({
      token: 'second',
      newpassword: 'Palm-Court-2026',
    });
  });

  test('after a reload the page says to open the link again, and offers a new one', async () => {
    await draw(visitor, { at: '/reset-password' });
    expect(await screen.findByText(/Please open the link in the e-mail once more/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  test('somebody who is signed in does not reach it, and is told why', { tags: ['C-059'] }, async () => {
    await draw(home, { at: '/reset-password/abc' });
    expect(location.pathname).toBe('/dashboard');
    expect(
      screen.getByText('You are signed in, so the link was not used. Sign out, then open it again.'),
    ).toBeVisible();
  });
});

describe('/invitation/{token}', () => {
  test.each(['/invitation/t0ken-of-the-mail', '/#invitation/t0ken-of-the-mail'])(
    '%s has a first password chosen, and leads to the sign-in of administrators',
    async (at) => {
      let read = () => {};
      const pause = () => new Promise<void>((resolve) => (read = resolve));
      const { user, script } = await drawTalk({}, { at, options: { visitor: true, pause } });
      expect(await screen.findByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible();
      expect(location.href).not.toContain('t0ken');
      await user.type(await screen.findByLabelText('New password'), 'Palm-Court-2026');
      await user.type(screen.getByLabelText('Confirm password'), 'Palm-Court-2026{Enter}');
      expect(script.calls).toContainEqual({
        name: 'replacePassword',
        input: { token: 't0ken-of-the-mail', newpassword: 'Palm-Court-2026' },
      });
      await screen.findByText('Your password has been changed.');
      await act(async () => read());
      expect(location.pathname).toBe('/admin');
    },
  );

  test('a link for a new password, which would not reach who has no account, is not offered', async () => {
    await draw(visitor, { at: '/invitation' });
    expect(await screen.findByText(/Please open the link in the e-mail once more/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBe(null);
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/admin');
  });
});

describe('/take-back/{token}', () => {
  test('after a reload the page says to open the link again, and not that it was used', async () => {
    const { conversation } = await drawTalk({}, { at: '/take-back' });
    await act(async () => conversation.open('take-back'));
    expect(await screen.findByText(SENTENCES.openTakeBackAgain)).toBeVisible();
    expect(screen.queryByText(SENTENCES.takeBackSpent)).toBeNull();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

describe('/confirmEmail', () => {
  test('after signing up it tells of the mail, and can send it again', async () => {
    const { user } = await drawTalk({ verified: false }, { at: '/confirmEmail', options: {} });
    expect(screen.getByText(/Registration successful. A verification link was e-mailed to/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByText('Sent.')).toBeVisible();
  });

  test('a visitor is told to sign in for another mail', async () => {
    await drawTalk({}, { at: '/confirmEmail' });
    expect(screen.getByText(/^Registration successful. A verification link was e-mailed\. /)).toBeVisible();
    expect(screen.getByRole('link', { name: /Sign in, and we send the e-mail again/ })).toHaveAttribute(
      'href',
      '/login?redirect=%2FconfirmEmail',
    );
  });

  test.each(['/confirmEmail/t0ken', '/#confirmEmail/t0ken'])('%s confirms the address at once', async (at) => {
    const { script } = await drawTalk({}, { at });
    expect(await screen.findByText('Thank you, your e-mail address is confirmed.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /mail sent again/ })).toBeNull();
    expect(location.pathname + location.hash).toBe('/confirmEmail');
    expect(script.calls).toContainEqual({ name: 'confirmEmail', input: { token: 't0ken' } });
  });

  test('a link that is spent says so, and cannot be tried again', async () => {
    await drawTalk({ account: { refused: 'This link has been used already.' } }, { at: '/confirmEmail/t0ken' });
    expect(await screen.findByText('This link has been used already.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
