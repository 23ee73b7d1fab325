import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { keptFiles } from '../history/support.ts';
import { drawAs } from '../support/draw-as.ts';

const at = '/registered-residents';
const calls = (script: { calls: { name: string; input: unknown }[] }, name: string) =>
  script.calls.filter((call) => call.name === name).map(({ input }) => input);
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') ?? document.body;

/** The manageable list, as the tab opens it. */
async function manage(setting: Parameters<typeof drawAs>[1] = {}) {
  const drawn = await drawAs('estate administrator', { at, ...setting });
  await drawn.user.click(await screen.findByRole('tab', { name: 'MANAGE' }));
  await screen.findByText('1 to 30 of 61');
  return drawn;
}

describe('the manageable list', () => {
  test('is searched by meter number alone, and says so when none is given', async () => {
    const { user, script } = await manage();
    expect(screen.queryByLabelText('Name')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'SEARCH' }));
    expect(screen.getByLabelText('Meter number')).toHaveDescription('METER number is required');
    expect(calls(script, 'searchResidents')).toEqual([]);
  });

  test('says by a switch who is in, and asks for what is switched', async () => {
    const { user, script } = await manage();
    const row = within(await rowOf('Bola Eze 1'));
    const toggle = row.getByRole('switch', { name: /Occupied of Bola Eze 1/ });
    expect(toggle).toHaveAttribute('aria-checked', 'true');
    await user.click(toggle);
    await waitFor(() =>
      expect(calls(script, 'updateStatus')).toEqual([{ meter_number: '45012345671', status: 'unoccupied' }]),
    );
    expect(within(await rowOf('Amaka Eze 5')).queryByRole('switch')).toBeNull();
  });

  test('a switch that is refused goes back, and what was wrong is said', { tags: ['E-016'] }, async () => {
    const { user } = await manage({ script: { administered: { refused: 'This meter is not one of your estate.' } } });
    await user.click(screen.getByRole('switch', { name: /Occupied of Bola Eze 1$/ }));
    expect(await screen.findByText('This meter is not one of your estate.')).toBeVisible();
    expect(screen.getByRole('switch', { name: /Occupied of Bola Eze 1$/ })).toHaveAttribute('aria-checked', 'true');
    expect(within(await rowOf('Bola Eze 1')).getAllByText('Occupied')[0] ?? document.body).toHaveClass(
      'status--success',
    );
  });

  test('View opens the resident, Refresh asks again, and CSV EXPORT keeps the summary', async () => {
    const names = keptFiles();
    const { user, script } = await manage();
    const before = calls(script, 'estateUsers').length;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(calls(script, 'estateUsers').length).toBe(before + 1));
    await user.click(screen.getByRole('button', { name: 'CSV EXPORT' }));
    await waitFor(() => expect(names).toEqual(['resident_summary.csv']));
    await user.click(screen.getByRole('button', { name: 'View of Bola Eze 1' }));
    expect(await screen.findByRole('heading', { name: 'RESIDENT INFO' })).toHaveFocus();
  });

  test('on a phone the switch stands on the card of its resident', async () => {
    await manage({ width: 360 });
    const list = screen.getByRole('list', { name: 'Registered residents' });
    expect(within(list).getByRole('switch', { name: /Occupied of Bola Eze 1$/ })).toBeVisible();
  });
});
