import { screen, within } from '@testing-library/react';
import { minutesAgo, stuck } from '../../machines/pages/platform/support.ts';
import type { PlatformScript } from '../../support/calls/platform.ts';
import type { Script } from '../../support/portal.ts';
import { drawAs } from '../support/draw-as.ts';

export { minutesAgo, stuck };

/** What a script was asked for under one name. */
export const asked = ({ calls }: Pick<Script, 'calls'>, name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input);

/** The portal as a platform administrator uses it. */
export const operate = (at: string, script: Partial<Script> = {}, width = 1440) =>
  drawAs('platform administrator', { at, script, width });

/** The question that stands over the page, once it does. */
export const question = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** What an administrator asks for, with anything that is to be otherwise. */
export function request(
  id: number,
  given: Partial<PlatformScript['requests'][number]> = {},
): PlatformScript['requests'][number] {
  return {
    id,
    kind: 'new-fee',
    state: 'open',
    name: 'Generator',
    amount: 3_000,
    estate: 'Palm Court',
    note: null,
    by: 'Ngozi Adeyemi',
    createdAt: minutesAgo(60),
    answeredAt: null,
    answer: null,
    ...given,
  };
}
