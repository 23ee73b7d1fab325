import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { drawAs } from '../support/draw-as.ts';

const SUM = '₦22,475';
const asked = (script: { calls: { name: string; input: unknown }[] }) =>
  script.calls.filter(({ name }) => name === 'startCharges').map(({ input }) => input);

/** The month that the page shows, about to be charged. */
async function charging() {
  const drawn = await drawAs('estate administrator', { at: '/charges?of=lines' });
  await drawn.user.click(await screen.findByRole('button', { name: `${CHARGES.form.title} ${CHARGES.list.total}` }));
  const dialog = within(await screen.findByRole('dialog', { name: CHARGES.form.dialog(SUM, 2) }));
  return { ...drawn, dialog };
}

describe('a charge before it is made', () => {
  test('is asked about with its lines: the house, the resident, the meter and what it is charged', async () => {
    const { user, dialog, script, settled } = await charging();
    const lines = within(await dialog.findByRole('list', { name: CHARGES.form.dialog(SUM, 2) }));
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'House 12, Palm Avenue₦15,000Meter 45701124518Resident Chinedu Okafor',
      'House 12, Palm Avenue₦7,475Meter 45701124519Resident Chinedu Okafor',
    ]);
    expect(asked(script)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: CHARGES.form.yes(SUM, 2).label }));
    await settled();
    expect(asked(script)).toMatchObject([{ what: 'month', lines: 2, total: 22_475, plan: 'as-shown' }]);
  });

  test('leads to the page of every line, where the question waits below them and is answered', async () => {
    const { user, dialog, script, settled } = await charging();
    await user.click(await dialog.findByRole('link', { name: CHARGES.list.everyLine }));
    expect(location.pathname + location.search).toBe('/charges?of=lines&month=2026-11');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const question = within(await screen.findByRole('region', { name: CHARGES.form.dialog(SUM, 2) }));
    // The page is not covered: whom it leaves out is looked at meanwhile.
    await user.click(await screen.findByRole('tab', { name: CHARGES.list.tabs['left-out'] }));
    await settled();
    expect(asked(script)).toEqual([]);
    await user.click(question.getByRole('button', { name: CHARGES.form.yes(SUM, 2).label }));
    await settled();
    expect(asked(script)).toMatchObject([{ what: 'month', lines: 2, total: 22_475, plan: 'as-shown' }]);
  });

  test('and a no there charges nothing, and leaves the page as it is', async () => {
    const { user, dialog, script, settled } = await charging();
    await user.click(await dialog.findByRole('link', { name: CHARGES.list.everyLine }));
    await user.click(await screen.findByRole('button', { name: CHARGES.form.no }));
    await settled();
    expect(asked(script)).toEqual([]);
    expect(screen.queryByRole('region', { name: CHARGES.form.dialog(SUM, 2) })).toBeNull();
    expect(location.pathname + location.search).toBe('/charges?of=lines&month=2026-11');
  });
});
