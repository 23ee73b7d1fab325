import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { draw, drawTalk } from '../support/draw.tsx';
import { home, visitor } from '../support/scenes/conversations.ts';
import { askingView } from '../support/scenes/views.ts';

const as = (role: Role) => ({ ...home, session: { ...home.session, role } });
const form = async (name: string) => within(await screen.findByRole('form', { name }));

describe('/login', () => {
  const login = () => form('Login to your account');

  test('it is titled as specified and has e-mail, password and a Submit button, ready for a password manager', {
    tags: ['C-033'],
  }, async () => {
    await drawTalk({}, { at: '/login' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Login to your account');
    const email = (await login()).getByLabelText('Email');
    expect(email).toHaveAttribute('name', 'email');
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(email).toHaveAttribute('inputmode', 'email');
    const password = (await login()).getByLabelText('Password');
    expect(password).toHaveAttribute('name', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect((await login()).getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit');
  });

  test('an empty form names what is missing, in the words of this door', async () => {
    const { user } = await drawTalk({}, { at: '/login' });
    await user.click((await login()).getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    await user.type((await login()).getByLabelText('Email'), 'amaka');
    await user.tab();
    expect(await screen.findByText('Invalid email address')).toBeVisible();
  });

  test('a wrong password is said, and only the password is typed again', async () => {
    const { user, settled } = await drawTalk({}, { at: '/login' });
    await user.type((await login()).getByLabelText('Email'), 'resident@palmcourt.example');
    await user.type((await login()).getByLabelText('Password'), 'not-this-one{Enter}');
    await settled();
    expect(await screen.findByText('Email or password incorrect')).toBeVisible();
    expect((await login()).getByLabelText('Email')).toHaveValue('resident@palmcourt.example');
    expect((await login()).getByLabelText('Password')).toHaveValue('');
    await user.type((await login()).getByLabelText('Password'), 'Demo-Power-2026');
    await user.click((await login()).getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Buy Power' })).toBeVisible();
  });

  test('its button stays under the press: what was wrong is only taken away once it was pressed', async () => {
    const { user, settled } = await drawTalk({}, { at: '/login' });
    await user.type((await login()).getByLabelText('Email'), 'resident@palmcourt.example');
    await user.type((await login()).getByLabelText('Password'), 'not-this-one{Enter}');
    await settled();
    await user.type((await login()).getByLabelText('Password'), 'Demo-Power-2026');
    const submit = (await login()).getByRole('button', { name: 'Submit' });
    await user.pointer({ keys: '[MouseLeft>]', target: submit });
    expect(screen.getByText('Email or password incorrect')).toBeVisible();
    await user.pointer({ keys: '[/MouseLeft]', target: submit });
    expect(await screen.findByRole('heading', { level: 1, name: 'Buy Power' })).toBeVisible();
  });

  test('what is typed here stands in the chat, and the way there is named', async () => {
    const { user } = await drawTalk({}, { at: '/login', width: 1440 });
    await user.type((await login()).getByLabelText('Email'), 'resident@palmcourt.example');
    await user.click(screen.getByRole('link', { name: 'Sign in by chat instead' }));
    expect(location.pathname).toBe('/');
    expect((await login()).getByLabelText('Email')).toHaveValue('resident@palmcourt.example');
  });

  test('a resident is at Buy Power afterwards', async () => {
    const { user } = await drawTalk({}, { at: '/login' });
    await user.type((await login()).getByLabelText('Email'), 'resident@palmcourt.example');
    await user.type((await login()).getByLabelText('Password'), 'Demo-Power-2026{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Buy Power' })).toBeVisible();
    expect(location.pathname).toBe('/toUpPower');
  });

  test.each<Role>(['service-owner', 'service-admin', 'netplus-admin'])(
    '%s is at the dashboard afterwards',
    async (role) => {
      await draw(as(role), { at: '/login' });
      expect(location.pathname).toBe('/dashboard');
    },
  );

  test('signing up from here opens the modal over it, and closing that goes back to the same answers', async () => {
    const { user } = await drawTalk({}, { at: '/login' });
    await user.type((await login()).getByLabelText('Email'), 'resident@palmcourt.example');
    await user.click(screen.getByRole('button', { name: 'No account yet? Sign up' }));
    const modal = within(await screen.findByRole('dialog', { name: "Let's create your account" }));
    expect(await modal.findByLabelText('First name')).toBeVisible();
    await user.click(modal.getByRole('button', { name: 'Close' }));
    expect((await login()).getByLabelText('Email')).toHaveValue('resident@palmcourt.example');
  });

  test('whoever was on the way to a page of the portal is there afterwards', async () => {
    const { show } = await draw(visitor, { at: '/login?redirect=%2Fuser-page' });
    await show(home);
    expect(location.pathname).toBe('/user-page');
  });
});

describe('/admin', () => {
  test('it is titled ADMIN and checks the e-mail only', { tags: ['C-032'] }, async () => {
    const { user, script } = await drawTalk({ password: '' }, { at: '/admin' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ADMIN');
    const admin = await form('ADMIN');
    await user.click(admin.getByRole('button', { name: 'Submit' }));
    expect(await admin.findByText('Required')).toBeVisible();
    expect(admin.queryByText(/password/i, { selector: '.field__below *' })).toBeNull();
    await user.type(admin.getByLabelText('Email'), 'admin@palmcourt.example{Enter}');
    expect(script.calls[0]).toEqual({ name: 'signIn', input: 'admin@palmcourt.example' });
  });

  test.each<Role>(['service-user', 'service-admin', 'netplus-admin'])(
    '%s is in the portal afterwards',
    async (role) => {
      const { show } = await draw(visitor, { at: '/admin' });
      await show(as(role));
      expect(location.pathname).toBe('/dashboard');
    },
  );

  test('who signs in through the modal over it is where they were on the way to', async () => {
    const { show } = await draw(visitor, { at: '/login?redirect=%2Fuser-page&modal=sign-in' });
    await show(home);
    expect(location.pathname + location.search).toBe('/user-page');
  });

  test('residents are shown their own way in', async () => {
    await draw(visitor, { at: '/admin' });
    expect(screen.getByRole('link', { name: /sign in here/ })).toHaveAttribute('href', '/login');
  });
});

describe('signing in beside the private estates’ power form', () => {
  test('SIGN IN opens e-mail and password with a way to a new one, and can be changed for SIGN UP', {
    tags: ['C-005', 'C-006'],
  }, async () => {
    const { user } = await drawTalk({}, { at: '/', width: 1440 });
    await user.click(await screen.findByRole('button', { name: 'SIGN IN' }));
    const signIn = await form('Login to your account');
    expect(signIn.getByLabelText('Email')).toBeVisible();
    expect(signIn.getByRole('button', { name: 'Show password' })).toBeVisible();
    expect(signIn.getByRole('button', { name: 'SIGN IN' })).toHaveAttribute('type', 'submit');
    expect(signIn.getByRole('link', { name: 'Forgot Password? Reset' })).toHaveAttribute('href', '/forgot-password');
    await user.click(screen.getByRole('button', { name: 'SIGN UP' }));
    expect((await form("Let's create your account")).getByLabelText('Meter number')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'SIGN IN' }));
    expect((await form('Login to your account')).getByLabelText('Password')).toBeVisible();
  });
});

describe('a password field', () => {
  const password = async () => (await form('Login to your account')).getByLabelText('Password');
  const show = () => screen.getByRole('button', { name: 'Show password' });

  test('what was typed can be shown and hidden, also after the field was left', async () => {
    const { user } = await drawTalk({}, { at: '/login' });
    await user.type(await password(), 'Demo-Power');
    await user.tab();
    expect(await password()).toHaveAttribute('type', 'password');
    await user.click(show());
    expect(await password()).toHaveAttribute('type', 'text');
    expect(await password()).toHaveValue('Demo-Power');
    await user.click(show());
    expect(await password()).toHaveAttribute('type', 'password');
  });

  test('one that was left can be typed on, and the whole of it is sent', async () => {
    const { user } = await drawTalk({}, { at: '/login' });
    await user.type((await form('Login to your account')).getByLabelText('Email'), 'resident@palmcourt.example');
    await user.type(await password(), 'Demo-Power');
    await user.tab();
    await user.type(await password(), '-2026{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Buy Power' })).toBeVisible();
  });

  test('it can be pasted', async () => {
    const { user } = await drawTalk({}, { at: '/login' });
    await user.click(await password());
    await user.paste('Demo-Power-2026');
    expect(await password()).toHaveValue('Demo-Power-2026');
  });

  test('dots that stand for an answer of the chat are no part of what is typed over them', async () => {
    const { conversation, user } = await draw(dotted(), { at: '/login' });
    await user.type(await password(), 'Demo-Power-2026');
    await user.tab();
    expect(conversation.sent).toEqual([{ type: 'FILL', values: { password: 'Demo-Power-2026' }, from: 'form' }]);
  });

  test('no password is ever in the address', async () => {
    const { user } = await drawTalk({}, { at: '/login' });
    await user.type(await password(), 'Demo-Power-2026');
    await act(async () => screen.getByRole('heading', { level: 1 }).click());
    expect(location.href).not.toContain('Demo');
  });
});

function dotted() {
  const quiet = { problem: null, choices: [], ask: '', placeholder: '', hint: null, fromChat: false, readOnly: false };
  const fields = [
    { ...quiet, name: 'email', label: 'Email', kind: 'email', value: 'resident@palmcourt.example' },
    { ...quiet, name: 'password', label: 'Password', kind: 'secret', value: '••••••••' },
  ] as const;
  return { ...visitor, view: { ...askingView, flow: 'sign-in', title: 'Login to your account', fields } };
}
