import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { asked, operate, question } from './support.ts';

const at = '/estates';
const estates = Array.from({ length: 11 }, (_, index) => ({
  id: index + 1,
  name: `Estate ${index + 1}`,
  active: index !== 1,
  administrators: [{ name: 'Bola Ade', email: 'bola@estate.example' }],
  invited: [],
  residents: 24,
  meters: 30,
  services: 2,
}));
const cards = () => [...document.querySelectorAll('.figure')].map((card) => card.textContent.trim());
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

describe('the estates', () => {
  test('have the menu of the specification, three cards of real totals, a search and pages', {
    tags: ['F-001'],
  }, async () => {
    const { user } = await operate(at, { estates });
    expect(await screen.findByText('1 to 10 of 11')).toBeVisible();
    expect(tabs()).toEqual(['VIEW EXISTING ESTATES', 'REGISTER NEW ESTATES ADMIN']);
    expect(cards()).toEqual(['Total estates11', 'Active estates10', 'Inactive estates1']);
    await user.type(screen.getByLabelText('Estate name'), 'estate 11{Enter}');
    const table = await screen.findByRole('table', { name: 'VIEW EXISTING ESTATES' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    expect(within(table).getByText('bola@estate.example')).toBeVisible();
  });

  test('deactivating one is asked first, over the list; a yes does it, and the list is read again', async () => {
    const { user, script, settled } = await operate(at, { estates: estates.slice(0, 1) });
    await user.click(await screen.findByRole('button', { name: 'Deactivate of Estate 1' }));
    const dialog = await question('Deactivate Estate 1?');
    expect(dialog.getByText(/24 residents/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await settled();
    expect(asked(script, 'setEstateActive')).toEqual([{ property_id: 1, active: false }]);
    expect(screen.queryByRole('dialog', { name: /Deactivate/ })).toBeNull();
    expect(location.pathname + location.search).toBe(at);
  });

  test('a no leaves it as it is', async () => {
    const { user, script, settled } = await operate(at, { estates: estates.slice(0, 1) });
    await user.click(await screen.findByRole('button', { name: 'Deactivate of Estate 1' }));
    await user.click((await question('Deactivate Estate 1?')).getByRole('button', { name: 'Keep it active' }));
    await settled();
    expect(asked(script, 'setEstateActive')).toEqual([]);
    expect(screen.getByText('It stays as it is.')).toBeVisible();
  });

  test('on a phone each is a card', async () => {
    await operate(at, { estates: estates.slice(0, 2) }, 360);
    const list = await screen.findByRole('list', { name: 'VIEW EXISTING ESTATES' });
    expect(within(list).getByText('Estate 2')).toBeVisible();
  });

  test('are for the platform administrator alone', async () => {
    const { drawAs } = await import('../support/draw-as.ts');
    await drawAs('estate administrator', { at });
    expect(location.pathname).toBe('/dashboard');
  });
});

describe('registering an administrator', () => {
  const FIELDS = [
    'Estate name',
    'Contact first name',
    'Contact last name',
    'Phone',
    'Contact address',
    'Email',
    'Logo (optional)',
  ];

  test('is the other entry of the menu, and wants every field in the words of the specification', async () => {
    const { user } = await operate(at, { estates });
    await user.click(await screen.findByRole('tab', { name: 'REGISTER NEW ESTATES ADMIN' }));
    const form = within(await screen.findByRole('form', { name: 'REGISTER NEW ESTATES ADMIN' }));
    for (const label of FIELDS) expect(form.getByText(label)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Register' }));
    for (const words of [
      'estate name is required',
      'contact first name is required',
      'contact last name is required',
      'contact address is required',
      'email is required',
      'phone number is required',
    ]) {
      expect(await form.findByText(words)).toBeVisible();
    }
    expect(location.search).toBe('?view=register');
  });

  test('of an estate that is there begins at its row, with its name filled in', async () => {
    const { user } = await operate(at, { estates });
    await user.click(await screen.findByRole('button', { name: 'Add admin of Estate 1' }));
    expect(await screen.findByRole('textbox', { name: 'Estate name' })).toHaveValue('Estate 1');
    expect(screen.getByRole('tab', { name: 'REGISTER NEW ESTATES ADMIN' })).toHaveAttribute('aria-selected', 'true');
  });

  test('is read back, said to be done, and its form stands there empty again', { tags: ['F-015'] }, async () => {
    const { user, script, settled } = await operate(`${at}?view=register`, { estates });
    const form = within(await screen.findByRole('form', { name: 'REGISTER NEW ESTATES ADMIN' }));
    await user.type(form.getByLabelText('Estate name'), 'Mango Close');
    await user.type(form.getByLabelText('Contact first name'), 'Uche');
    await user.type(form.getByLabelText('Contact last name'), 'Nwosu');
    await user.type(form.getByLabelText('Phone'), '08031234567');
    await user.type(form.getByLabelText('Contact address'), '1 Mango Close');
    await user.type(form.getByLabelText('Email'), 'admin@mangoclose.example');
    expect(form.queryByLabelText('Password')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Register' }));
    const dialog = await question('REGISTER NEW ESTATES ADMIN');
    expect(dialog.getByText(/Mango Close is new/)).toBeVisible();
    expect(dialog.getByText(/They choose their password themselves/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Yes, register' }));
    await settled();
    expect(asked(script, 'registerEstate')).toMatchObject([
      { service_ids: [1], estate_name: 'Mango Close', email: 'admin@mangoclose.example' },
    ]);
    expect(await screen.findByText(/Admin created/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Estate name' })).toHaveValue(''));
  });

  test('a form that nobody wrote in is left with its entry: the composer asks for nothing more', async () => {
    const { user, settled } = await operate(`${at}?view=register`, { estates });
    await screen.findByRole('form', { name: 'REGISTER NEW ESTATES ADMIN' });
    await user.click(screen.getByRole('tab', { name: 'VIEW EXISTING ESTATES' }));
    await settled();
    expect(await screen.findByText('1 to 10 of 11')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Form' })).toBeNull();
  });
});
