import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { VERIFYING } from '#catalogues/sentences/estate/verifying.ts';
import { WAITING } from '../../support/calls/administration.ts';
import { drawAs } from '../support/draw-as.ts';

const YES = VERIFYING.yes(WAITING.name).label;

/** RESIDENT INFO of a resident who is not verified yet, with Verify resident pressed, and the yes that names them. */
async function verifying(administered: 'good' | 'no line') {
  const script = { residentVerified: false, administered };
  const drawn = await drawAs('estate administrator', { at: '/registered-residents', script });
  await drawn.user.click(await screen.findByRole('button', { name: 'DETAILS of Bola Eze 1' }));
  await drawn.user.click(await screen.findByRole('button', { name: 'Verify resident' }));
  await drawn.settled();
  await drawn.user.click(await screen.findByRole('button', { name: YES }));
  await drawn.settled();
  return drawn;
}

describe('Verify resident', () => {
  test('says above the composer that it is done, and RESIDENT INFO stays', async () => {
    await verifying('good');
    expect(await screen.findByText('Resident verified')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'RESIDENT INFO' })).toBeVisible();
  });

  test('refused, it says so over RESIDENT INFO, and can be tried again there', async () => {
    const { user, script, settled } = await verifying('no line');
    const modal = within(await screen.findByRole('dialog', { name: 'Verify resident' }));
    expect(modal.getByText(/^There was a server error/)).toBeVisible();
    expect(location.pathname + location.search).toBe('/registered-residents');
    script.administered = 'good';
    await user.click(modal.getByRole('button', { name: 'Try again' }));
    await settled();
    await user.click(await screen.findByRole('button', { name: YES }));
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Resident verified')).toBeVisible();
  });

  test('closed after it was refused, nothing of it is said once more', async () => {
    const { user } = await verifying('no line');
    const modal = within(await screen.findByRole('dialog', { name: 'Verify resident' }));
    await user.click(modal.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/^There was a server error/)).toBeNull();
  });
});
