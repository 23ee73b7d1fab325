import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SECOND_FACTOR as SAID } from '#catalogues/sentences/second-factor.ts';
import { SECOND_FACTOR_TITLES } from '#catalogues/sentences/second-factor-titles.ts';
import { RECOVERY_CODES, SHOWN } from '../../support/calls/second-factors.ts';
import { drawAs } from '../support/draw-as.ts';

test('the key stands as a picture and to be typed, then the recovery codes, until somebody has them', async () => {
  const { user, settled } = await drawAs('estate administrator', { at: '/second-factor' });
  const first = await screen.findByRole('form', { name: SECOND_FACTOR_TITLES.title });
  expect(screen.queryByRole('img', { name: SAID.revealed.scan })).toBeNull();
  await user.type(within(first).getByLabelText('Your password'), DEMO_PASSWORD);
  await user.click(within(first).getByRole('button', { name: SAID.goOn }));
  await settled();
  expect((await screen.findAllByRole('img', { name: SAID.revealed.scan }))[0]).toBeVisible();
  const key = screen.getAllByRole('region', { name: SAID.revealed.key })[0] ?? document.body;
  expect(key).toHaveTextContent('JBSW Y3DP');
  const form = await screen.findByRole('form', { name: SECOND_FACTOR_TITLES.title });
  await user.type(within(form).getByLabelText(SAID.code.label), SHOWN);
  await user.click(within(form).getByRole('button', { name: SAID.setUp.send }));
  await settled();
  const codes = (await screen.findAllByRole('region', { name: SAID.revealed.codes }))[0] ?? document.body;
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([...RECOVERY_CODES]);
  expect(screen.queryByRole('img', { name: SAID.revealed.scan })).toBeNull();
  await user.click((await screen.findAllByRole('button', { name: SAID.kept }))[0] ?? document.body);
  await settled();
  expect(screen.queryByText(RECOVERY_CODES[0])).toBeNull();
});
