import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drawAs } from '../support/draw-as.ts';

const calls = (script: { calls: { name: string; input: unknown }[] }, name: string) =>
  script.calls.filter((call) => call.name === name).map(({ input }) => input);
const image = (bytes: number, name = 'palm-court.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Settings, with its form. */
async function settings(setting: Parameters<typeof drawAs>[1] = {}) {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  const drawn = await drawAs('estate administrator', { at: '/Settings', ...setting });
  const form = within(await screen.findByRole('form', { name: 'Edit Company Logo' }));
  return { ...drawn, form };
}

describe('Settings', () => {
  test('say so where there is no logo yet', async () => {
    await settings();
    expect(screen.getByText('There is no logo yet.')).toBeVisible();
  });

  test('show the logo as it is beside the form, with the own estate chosen', { tags: ['C-092'] }, async () => {
    const { form } = await settings({ script: { logo: 'data:image/png;base64,iVBORw0KGgo=' } });
    expect(await screen.findByRole('img', { name: 'The logo of Palm Court' })).toBeVisible();
    expect(form.getByRole('button', { name: 'Palm Court' })).toHaveAttribute('aria-pressed', 'true');
    expect(form.getByLabelText('Image')).toHaveAttribute('accept', 'image/*');
  });

  test('an image that is chosen is shown small, by its name, and Upload sends it', async () => {
    const { form, user, script, settled } = await settings();
    await user.upload(form.getByLabelText('Image'), image(900));
    expect(form.getByText('palm-court.png')).toBeVisible();
    expect(document.querySelector('.file-box__picture')?.getAttribute('src')).toBe('blob:picture');
    await user.click(form.getByRole('button', { name: 'Upload' }));
    await settled();
    expect(calls(script, 'updateLogo')).toEqual([{ property_id: expect.any(Number) }]);
    expect(await screen.findByText('Logo saved')).toBeVisible();
    const anew = within(await screen.findByRole('form', { name: 'Edit Company Logo' }));
    expect(anew.queryByText('palm-court.png')).toBeNull();
  });

  test('an image of more than 300 KB is refused below its field', async () => {
    const { form, user, script } = await settings();
    await user.upload(form.getByLabelText('Image'), image(300_001));
    expect(form.getByLabelText('Image')).toHaveDescription('Image should not be more than 300kb');
    expect(document.querySelector('.file-box__picture')).toBeNull();
    expect(calls(script, 'updateLogo')).toEqual([]);
  });

  test('without an image it is asked for', async () => {
    const { form, user } = await settings();
    await user.click(form.getByRole('button', { name: 'Upload' }));
    expect(form.getByLabelText('Image')).toHaveDescription('Please choose an image');
  });

  test('left with nothing chosen, it asks for no image on another page', async () => {
    const { user, settled } = await settings();
    expect(screen.getByRole('textbox', { name: 'Image up to 300 KB' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await settled();
    expect(await screen.findByRole('heading', { name: /needs? you$/ })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Image up to 300 KB' })).toBeNull();
  });

  test('a failed upload says so and keeps the form', async () => {
    const { form, user, settled } = await settings({ script: { administered: 'no line' } });
    await user.upload(form.getByLabelText('Image'), image(900));
    await user.click(form.getByRole('button', { name: 'Upload' }));
    await settled();
    expect(await form.findByText('Image upload unsuccessful, try again')).toBeVisible();
    expect(form.getByText('palm-court.png')).toBeVisible();
  });

  test('a file over the field shows where it would fall', async () => {
    const { form } = await settings();
    fireEvent.dragEnter(form.getByLabelText('Image'));
    expect(document.querySelector('.file-box--over')).not.toBeNull();
    fireEvent.dragLeave(form.getByLabelText('Image'));
    expect(document.querySelector('.file-box--over')).toBeNull();
  });

  test('#Settings is the same page', async () => {
    await drawAs('estate administrator', { at: '/#Settings' });
    expect(await screen.findByRole('form', { name: 'Edit Company Logo' })).toBeVisible();
    expect(location.pathname).toBe('/Settings');
  });

  test('a resident has no settings of the estate', async () => {
    await drawAs('resident', { at: '/Settings' });
    expect(location.pathname).toBe('/dashboard');
  });
});
