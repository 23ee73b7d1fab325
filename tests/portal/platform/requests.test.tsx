import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drawAs } from '../support/draw-as.ts';
import { asked, operate, question, request } from './support.ts';

const at = '/requests';

describe('the request pages', () => {
  test('are in one menu with the table of what was asked for', { tags: ['F-031'] }, async () => {
    await operate(at, { requests: [request(1)] });
    expect(await screen.findByRole('table', { name: 'Requests' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Requests',
      'Request New Fee / Enable',
      'Request New Service',
      'Request New Estate',
    ]);
  });

  test.each([
    ['Request New Service', 'Service name', { kind: 'new-service', name: 'Laundry' }],
    ['Request New Estate', 'Estate name', { kind: 'new-estate', name: 'Laundry' }],
  ])(
    '%s is a short form that says an admin will be in touch in 3-5 days',
    { tags: ['F-032'] },
    async (entry, label, sent) => {
      const { user, script, settled } = await drawAs('estate administrator', { at });
      await user.click(await screen.findByRole('tab', { name: entry }));
      const form = within(await screen.findByRole('region', { name: entry }));
      expect(form.queryByText('Request')).toBeNull();
      await user.type(await form.findByLabelText(label), 'Laundry');
      await user.click(form.getByRole('button', { name: 'Send' }));
      const yes = await screen.findByRole('button', { name: 'Yes, send it' });
      await user.click(yes);
      await settled();
      expect(asked(script, 'makeRequest')).toEqual([{ key: expect.any(String), ...sent }]);
      expect(await screen.findByText('An admin will be in touch with you in 3-5 days.')).toBeVisible();
    },
  );

  test('the platform administrator answers an open one from its row', async () => {
    const { user, script, settled } = await operate(at, { requests: [request(1)] });
    await user.click(await screen.findByRole('button', { name: 'Answer of Generator' }));
    const dialog = await question('Answer a request');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await user.click(dialog.getByRole('button', { name: 'Answer' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, answer it' }));
    await settled();
    expect(asked(script, 'answerRequest')).toEqual([{ id: 1, state: 'done' }]);
  });

  test('an administrator of an estate sees the own without a way to answer', async () => {
    await drawAs('estate administrator', { at, script: { requests: [request(1)] } });
    expect(await screen.findByRole('table', { name: 'Requests' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Answer/ })).toBeNull();
  });
});
